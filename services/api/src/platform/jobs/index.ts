export { Job } from './job.decorator.js';
export { JOB_FAILURE_REASONS, jobFailureOf } from './job-failure.js';
export { JobsModule } from './jobs.module.js';
export { JobsService } from './jobs.service.js';
export { QueueWorkers } from './queue-workers.js';
