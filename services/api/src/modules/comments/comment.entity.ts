import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { computed } from '../../platform/database/index.js';
import { UserEntity } from '../users/index.js';

/** Has no foreign key to its task, so that deleting a task is quick: a background job removes its comments. */
@Entity('comments')
@Check('comments_content_check', 'char_length(content) BETWEEN 1 AND 10000')
@Check('comments_mentioned_check', 'cardinality(mentioned) <= 500')
@Index('comments_search', ['search'], { type: 'gin' })
export class CommentEntity {
  @PrimaryColumn('uuid') projectId: string;
  @PrimaryColumn('uuid') taskId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('uuid') authorId: string;
  @ManyToOne(() => UserEntity) @JoinColumn() author: Relation<UserEntity>;
  @Column('text') content: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  /** Ids of members whom the text has mentioned, also in its earlier forms; those of its first form once it is edited. */
  @Column('uuid', { array: true, default: () => `'{}'` }) mentioned: string[];
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { nullable: true }) editedAt: Date | null;
  @Column('tsvector', computed('search_document(NULL::text, content)')) search: string;
}
