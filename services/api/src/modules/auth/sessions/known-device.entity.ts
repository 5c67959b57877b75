import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** A browser in which someone has signed in; it keeps the token in a cookie. */
@Entity('known_devices')
@Index('known_devices_by_use', ['lastUsedAt'])
export class KnownDeviceEntity {
  @PrimaryColumn('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @PrimaryColumn('bytea') tokenHash: Buffer;
  @Column('timestamptz', { default: () => 'now()' }) lastUsedAt: Date;
  /** Until then no code is asked for in this browser. */
  @Column('timestamptz', { nullable: true }) trustedUntil: Date | null;
}
