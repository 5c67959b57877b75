import { Controller, Get, HttpCode, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { BackgroundJob, BackgroundJobs } from '@taskloom/contracts';
import { AuditService } from '../../platform/audit/index.js';
import { CurrentUser, notFound, Post, type Caller } from '../../platform/http/index.js';
import { JobsService } from '../../platform/jobs/index.js';
import { Refuses } from '../../platform/openapi/index.js';
import { CurrentTeam, TeamAdmin, type OwnTeam } from '../team/index.js';
import { BackgroundJobDto, BackgroundJobsDto } from './dto/jobs.dto.js';

/** A request waits so long for the job that it has started. */
const PATIENCE_MS = 5_000;

@ApiTags('admin')
@Controller('admin/jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly audit: AuditService,
  ) {}

  @Get()
  @TeamAdmin()
  @ApiOkResponse({ type: BackgroundJobsDto })
  async list(): Promise<BackgroundJobs> {
    return { jobs: await this.jobs.list() };
  }

  /** Starts a job in the process that responds; a longer run goes on after the response. */
  @Post(':name/run')
  @TeamAdmin()
  @Refuses(notFound())
  @ApiOkResponse({ type: BackgroundJobDto })
  @HttpCode(200)
  async run(
    @CurrentUser() { _id: actorId, address }: Caller,
    @CurrentTeam() { _id: teamId }: OwnTeam,
    @Param('name') name: string,
  ): Promise<BackgroundJob> {
    if (!this.jobs.isStartable(name)) throw notFound();
    await this.audit.record(undefined, { kind: 'job_started', address, actorId, teamId, subject: name });
    return this.jobs.run(name, PATIENCE_MS);
  }
}
