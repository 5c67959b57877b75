import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** A code that replaces the authenticator app, once. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  /** Sealed by `SecretBox`; a plain hash (32 bytes) until the next start when an earlier version has written it. */
  @PrimaryColumn('bytea') codeHash: Buffer;
}
