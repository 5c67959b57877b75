import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** A session's row is what makes its JWT valid. */
@Entity('sessions')
@Index('sessions_by_expiry', ['expiresAt'])
@Index('sessions_by_user', ['userId'])
export class SessionEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
}
