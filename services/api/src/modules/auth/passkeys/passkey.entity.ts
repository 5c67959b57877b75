import type { PasskeyTransport } from '@taskloom/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

/** The public part of a passkey. */
@Entity('passkeys')
@Check('passkeys_credential_id_check', 'octet_length(credential_id) <= 1023')
@Check('passkeys_name_check', 'char_length(name) BETWEEN 1 AND 80')
@Check('passkeys_public_key_check', 'octet_length(public_key) <= 4000')
@Check('passkeys_transports_check', 'cardinality(transports) <= 10')
@Index('passkeys_by_credential', ['credentialId'], { unique: true })
@Index('passkeys_by_user', ['userId', 'id'])
export class PasskeyEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('text') name: string;
  @Column('bytea') credentialId: Buffer;
  /** In COSE format. */
  @Column('bytea') publicKey: Buffer;
  /** Signatures so far; stays 0 for authenticators that don't count. PostgreSQL returns a bigint as text. */
  @Column('bigint', { default: 0 }) counter: string;
  @Column('text', { array: true, default: '{}' }) transports: PasskeyTransport[];
  @Column('boolean') synced: boolean;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
