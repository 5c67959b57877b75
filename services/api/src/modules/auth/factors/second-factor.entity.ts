import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** The authenticator app of a person; it counts once its first code has been entered. */
@Entity('second_factors')
@Check('second_factors_secret_check', 'char_length(secret) <= 100')
export class SecondFactorEntity {
  @PrimaryColumn('uuid') userId: string;
  @OneToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  /** Sealed by `SecretBox`; not hashed, because each code is computed from it. */
  @Column('text') secret: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) confirmedAt: Date | null;
  /** The 30 seconds of the last accepted code; only later ones are accepted. */
  @Column('integer', { default: 0 }) lastStep: number;
}
