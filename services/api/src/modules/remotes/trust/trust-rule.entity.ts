import type { DeployRight } from '@taskloom/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from '../../users/index.js';
import { RemoteEntity } from '../registry/remote.entity.js';

/** Pipelines with such a subject get short-lived deploy tokens of the remote. */
@Entity('remote_trust_rules')
@Check('remote_trust_rules_issuer_check', 'char_length(issuer) <= 300')
@Check('remote_trust_rules_subject_check', 'char_length(subject) <= 300')
@Check(
  'remote_trust_rules_rights_check',
  `cardinality(rights) > 0 AND rights <@ '{publish,activate,rollback}'::text[]`,
)
@Index('remote_trust_rules_by_remote', ['remote'])
export class TrustRuleEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => RemoteEntity) @Column('text') remote: string;
  @Column('text') issuer: string;
  @Column('text') subject: string;
  @Column('text', { array: true }) rights: DeployRight[];
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @ForeignKey(() => UserEntity, { onDelete: 'SET NULL' })
  @Column('uuid', { nullable: true })
  createdBy: string | null;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) usedAt: Date | null;
}
