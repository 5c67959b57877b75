import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobRunEntity } from './job-run.entity.js';
import { JobRunsRepository } from './job-runs.repository.js';
import { JobsService } from './jobs.service.js';

@Global()
@Module({
  imports: [DiscoveryModule, ScheduleModule.forRoot(), TypeOrmModule.forFeature([JobRunEntity])],
  providers: [JobRunsRepository, JobsService],
  exports: [JobsService],
})
export class JobsModule {}
