import type { ApiTokenScope } from '@taskloom/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';

@Entity('api_tokens')
@Check('api_tokens_name_check', 'char_length(name) BETWEEN 1 AND 80')
@Check('api_tokens_prefix_check', 'char_length(prefix) <= 20')
@Check('api_tokens_project_ids_check', 'cardinality(project_ids) <= 20')
@Check('api_tokens_scope_check', `scope IN ('read', 'write', 'administer')`)
@Index('api_tokens_by_expiry', ['expiresAt'])
@Index('api_tokens_by_hash', ['tokenHash'], { unique: true })
@Index('api_tokens_by_user', ['userId', 'id'])
export class ApiTokenEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') userId: string;
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' }) @JoinColumn() user: Relation<UserEntity>;
  @Column('text') name: string;
  @Column('bytea') tokenHash: Buffer;
  /** The first characters, shown in the list. */
  @Column('text') prefix: string;
  @Column('text') scope: ApiTokenScope;
  /** Null: all projects of the person. Ids of deleted projects stay, so that the limit stays. */
  @Column('uuid', { array: true, nullable: true }) projectIds: string[] | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz') expiresAt: Date;
  /** Written about once a minute. */
  @Column('timestamptz', { nullable: true }) lastUsedAt: Date | null;
}
