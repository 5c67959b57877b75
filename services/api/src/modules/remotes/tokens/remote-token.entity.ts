import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { RemoteEntity } from '../registry/remote.entity.js';

@Entity('remote_tokens')
@Check('remote_tokens_hash_check', 'octet_length(hash) = 32')
@Unique(['hash'])
export class RemoteTokenEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => RemoteEntity) @Column('text') remote: string;
  @Column('text') name: string;
  @Column('bytea') hash: Buffer;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt: Date | null;
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
  @Column('date', { nullable: true }) uploadDay: string | null;
  @Column('integer', { default: 0 }) uploadFiles: number;
  @Column('bigint', { default: 0 }) uploadBytes: number;
}
