import type { JobFailureReason } from '@taskloom/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A run of a background job: of each job the last success and the last failures. */
@Entity('job_runs')
@Check('job_runs_job_check', 'char_length(job) <= 60')
@Check('job_runs_details_check', 'char_length(details) <= 300')
export class JobRunEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text') job: string;
  @Column('timestamptz') startedAt: Date;
  @Column('integer') milliseconds: number;
  /** Null when the run succeeded. */
  @Column('text', { nullable: true }) reason: JobFailureReason | null;
  @Column('text', { default: '' }) details: string;
}
