import type { RemoteActor, RemoteContribution, RemoteFile } from '@taskloom/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { RemoteKeyEntity } from '../keys/remote-key.entity.js';
import { RemoteEntity } from '../registry/remote.entity.js';

@Entity('remote_versions')
@Check('remote_versions_storage_check', `storage IN ('kept', 'leaving', 'gone')`)
@Check('remote_versions_signature_check', '(key_id IS NULL) = (signature IS NULL)')
@Index('remote_versions_by_time', { synchronize: false })
export class RemoteVersionEntity {
  @ForeignKey(() => RemoteEntity) @PrimaryColumn('text') remote: string;
  @PrimaryColumn('text') version: string;
  @Column('jsonb') contribution: RemoteContribution;
  @Column('jsonb') files: Record<string, RemoteFile>;
  @Column('text') contentHash: string;
  @Column('bigint') size: number;
  @Column('text', { nullable: true }) commit: string | null;
  @Column('timestamptz', { default: () => 'now()' }) publishedAt: Date;
  @Column('jsonb') actor: RemoteActor;
  @Column('text', { nullable: true }) revokedReason: string | null;
  @Column('text', {
    default: 'kept',
    comment: 'Whether its files are there: leaving while they are being removed',
  })
  storage: 'kept' | 'leaving' | 'gone';
  @Column('boolean', {
    default: false,
    comment: 'The registry has checked its files, or it was live before builds were checked',
  })
  checked: boolean;
  /** The permissions that it needs, as `permissionsOf` of contracts lists them. */
  @Column('text', { array: true, default: '{everything}' }) permissions: string[];
  /** The key that has signed it, and the signature in base64url. */
  @ForeignKey(() => RemoteKeyEntity) @Column('uuid', { nullable: true }) keyId: string | null;
  @Column('text', { nullable: true }) signature: string | null;
}
