import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ProjectEntity } from './project.entity.js';

/** One change of a project, kept for clients that catch up. */
@Entity('project_changes')
@Check('project_changes_event_check', 'char_length(event) <= 40')
@Index('project_changes_by_age', ['createdAt'])
export class ProjectChangeEntity {
  @PrimaryColumn('uuid') projectId: string;
  @ManyToOne(() => ProjectEntity, { onDelete: 'CASCADE' }) @JoinColumn() project: Relation<ProjectEntity>;
  @PrimaryColumn('bigint') revision: number;
  @Column('text') event: string;
  @Column('jsonb') data: object;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
