import type { TrashDetails, TrashKind } from '@taskloom/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../users/index.js';
import { ProjectEntity } from '../project.entity.js';

/** Rows of other tables by the names of these tables, as their entities read them. */
export type KeptRows = Record<string, Record<string, unknown>[]>;

/** A deleted object; `id` is its own id. */
@Entity('trash')
@Check('trash_kind_check', `kind IN ('task', 'comment', 'file', 'project')`)
@Index('trash_by_project', ['projectId', 'deletedAt'])
@Index('trash_by_age', ['deletedAt'])
export class TrashEntity {
  @PrimaryColumn('uuid') projectId: string;
  @ManyToOne(() => ProjectEntity, { onDelete: 'CASCADE' }) @JoinColumn() project: Relation<ProjectEntity>;
  @PrimaryColumn('uuid') id: string;
  @Column('text') kind: TrashKind;
  @Column('text') title: string;
  /** The task that a comment or file belongs to, and its title at that time. */
  @Column('uuid', { nullable: true }) taskId: string | null;
  @Column('text', { nullable: true }) taskTitle: string | null;
  /** Who may delete and restore a comment or file besides the owner of the project. */
  @Column('uuid', { nullable: true }) authorId: string | null;
  @Column('jsonb', { default: {} }) details: TrashDetails;
  /** The rows that restoring writes again. */
  @Column('jsonb', { default: {}, select: false }) rows: KeptRows;
  @Column('uuid') deletedBy: string;
  @ManyToOne(() => UserEntity) @JoinColumn({ name: 'deleted_by' }) deleter: Relation<UserEntity>;
  @Column('timestamptz', { default: () => 'now()' }) deletedAt: Date;
}
