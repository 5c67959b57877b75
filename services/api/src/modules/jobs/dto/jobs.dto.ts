import { ApiProperty } from '@nestjs/swagger';
import type { BackgroundJob, BackgroundJobs, JobFailure, JobFailureReason } from '@taskloom/contracts';
import { JOB_FAILURE_REASONS } from '../../../platform/jobs/index.js';
import { COUNT, INSTANT } from '../../../platform/openapi/index.js';

class JobFailureDto implements JobFailure {
  @ApiProperty(INSTANT) at: string;
  @ApiProperty({ enum: JOB_FAILURE_REASONS }) reason: JobFailureReason;
  @ApiProperty({ example: 'no space left on device' }) details: string;
}

class JobRunDto implements NonNullable<BackgroundJob['lastRun']> {
  @ApiProperty(INSTANT) at: string;
  @ApiProperty(COUNT) milliseconds: number;
  @ApiProperty() failed: boolean;
}

export class BackgroundJobDto implements BackgroundJob {
  @ApiProperty({ example: 'mails' }) name: string;
  @ApiProperty({ ...COUNT, nullable: true }) every: number | null;
  @ApiProperty({ type: JobRunDto, nullable: true }) lastRun: JobRunDto | null;
  @ApiProperty({ ...INSTANT, nullable: true }) nextRunAt: string | null;
  @ApiProperty() running: boolean;
  @ApiProperty({ ...COUNT, nullable: true }) waiting: number | null;
  @ApiProperty({ type: [JobFailureDto] }) failures: JobFailureDto[];
  @ApiProperty() startable: boolean;
}

export class BackgroundJobsDto implements BackgroundJobs {
  @ApiProperty({ type: [BackgroundJobDto] }) jobs: BackgroundJobDto[];
}
