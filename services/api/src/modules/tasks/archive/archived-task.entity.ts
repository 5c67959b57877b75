import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { computed } from '../../../platform/database/index.js';
import { ProjectEntity, type KeptRows } from '../../projects/index.js';
import { UserEntity } from '../../users/index.js';

@Entity('archived_tasks')
@Index('archived_tasks_by_age', ['projectId', 'archivedAt'])
@Index('archived_tasks_search', ['search'], { type: 'gin' })
export class ArchivedTaskEntity {
  @PrimaryColumn('uuid') projectId: string;
  @ManyToOne(() => ProjectEntity, { onDelete: 'CASCADE' }) @JoinColumn() project: Relation<ProjectEntity>;
  @PrimaryColumn('uuid') id: string;
  /** The row of the task, by its columns. */
  @Column('jsonb') task: Record<string, unknown>;
  /** The rows that restoring writes again. */
  @Column('jsonb', { default: {} }) rows: KeptRows;
  /** Null when the project archives done tasks automatically. */
  @Column('uuid', { nullable: true }) archivedBy: string | null;
  @ManyToOne(() => UserEntity) @JoinColumn({ name: 'archived_by' }) archiver: Relation<UserEntity> | null;
  @Column('timestamptz', { default: () => 'now()' }) archivedAt: Date;
  /** Folded, for search. */
  @Column({ type: 'text', collation: 'C', ...computed(`search_fold((task ->> 'title'::text))`) })
  title: string;
  @Column('tsvector', computed(`search_document((task ->> 'title'::text), (task ->> 'description'::text))`))
  search: string;
}
