import type { ProjectStatus } from '@taskloom/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

@Entity('projects')
export class ProjectEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('uuid', { name: 'owner_id' }) ownerId: string;
  @Column('text') title: string;
  @Column('text') description: string;
  @Column('text') status: ProjectStatus;
  @Column('date', { nullable: true }) deadline: string | null;
  /** Counts changes of the fields above; `revision`, which no entity touches, those of everything in the project. */
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt: Date;
}
