import type { Hue } from '@taskloom/contracts';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ProjectEntity } from '../../projects/index.js';

/** Tasks have the ids of their labels in a column. */
@Entity('labels')
@Check(
  'labels_color_check',
  `color IN ('iris', 'rose', 'sky', 'amber', 'teal', 'plum', 'orange', 'green', 'olive', 'sand')`,
)
@Check('labels_name_check', 'char_length(name) BETWEEN 1 AND 40')
@Index('labels_by_name', { synchronize: false })
export class LabelEntity {
  @PrimaryColumn('uuid') projectId: string;
  @ManyToOne(() => ProjectEntity, { onDelete: 'CASCADE' }) @JoinColumn() project: Relation<ProjectEntity>;
  @PrimaryColumn('uuid') id: string;
  @Column('text') name: string;
  @Column('text') color: Hue;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
