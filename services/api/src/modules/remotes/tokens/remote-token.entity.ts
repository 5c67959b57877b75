import type { DeployRight } from '@taskloom/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from '../../users/index.js';
import { TrustRuleEntity } from '../trust/trust-rule.entity.js';
import { RemoteEntity } from '../registry/remote.entity.js';

@Entity('remote_tokens')
@Check('remote_tokens_hash_check', 'octet_length(hash) = 32')
@Check('remote_tokens_prefix_check', 'char_length(prefix) <= 20')
@Check(
  'remote_tokens_rights_check',
  `cardinality(rights) > 0 AND rights <@ '{publish,activate,rollback}'::text[]`,
)
@Unique(['hash'])
@Index('remote_tokens_by_remote', ['remote', 'id'])
@Index('remote_tokens_by_rule', ['ruleId'], { where: 'rule_id IS NOT NULL' })
export class RemoteTokenEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => RemoteEntity) @Column('text') remote: string;
  @Column('text') name: string;
  @Column('bytea') hash: Buffer;
  @Column('text', { array: true, default: '{publish,activate,rollback}' }) rights: DeployRight[];
  /** The first characters, by which people recognise it; null for a token of an earlier release. */
  @Column('text', { nullable: true }) prefix: string | null;
  /** Null for a token that was made by a command on the server. */
  @ForeignKey(() => UserEntity, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  createdBy: string | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt: Date | null;
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
  /** The rule by which a pipeline got it, for 15 minutes. */
  @ForeignKey(() => TrustRuleEntity, { onDelete: 'CASCADE' })
  @Column('uuid', { nullable: true })
  ruleId: string | null;
  @Column('date', { nullable: true }) uploadDay: string | null;
  @Column('integer', { default: 0 }) uploadFiles: number;
  @Column('bigint', { default: 0 }) uploadBytes: number;
}
