import type { TaskPriority, TaskStatus } from '@taskloom/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

@Entity('tasks')
export class TaskEntity {
  @PrimaryColumn('uuid', { name: 'project_id' }) projectId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('text') title: string;
  @Column('text') description: string;
  @Column('text') status: TaskStatus;
  @Column('text') priority: TaskPriority;
  @Column('date', { nullable: true }) deadline: string | null;
  @Column('text') position: string;
  @Column('uuid', { name: 'created_by' }) createdBy: string;
  @VersionColumn() version: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt: Date;
}
