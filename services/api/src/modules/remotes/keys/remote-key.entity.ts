import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from '../../users/index.js';
import { RemoteEntity } from '../registry/remote.entity.js';

/** A public key that verifies the signatures of a remote's builds. A revoked one stays, so that it is never accepted again. */
@Entity('remote_keys')
@Check('remote_keys_fingerprint_check', `fingerprint ~ '^[0-9a-f]{64}$'`)
@Check('remote_keys_public_key_check', 'char_length(public_key) <= 200')
@Unique(['remote', 'fingerprint'])
export class RemoteKeyEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => RemoteEntity) @Column('text') remote: string;
  @Column('text') name: string;
  /** SHA-256 of the key (SPKI, DER), in hexadecimal digits. */
  @Column('text') fingerprint: string;
  /** PEM (SPKI). */
  @Column('text') publicKey: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @ForeignKey(() => UserEntity, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  createdBy: string | null;
  @Column('timestamptz', { nullable: true }) revokedAt: Date | null;
}
