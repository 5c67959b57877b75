import { SetMetadata } from '@nestjs/common';

export const JOB = 'job';

export interface JobOptions<Service extends object = never> {
  /** Unique; part of URLs and of the rows of `job_runs`. */
  name: string;
  everyMs: number;
  /** Counts what waits for the job, when it works off a queue. */
  waiting?: (service: Service) => Promise<number>;
  /** Checks the connections of its own process, every few seconds: no admin needs to start it. */
  ofProcess?: true;
}

/**
 * Runs a method regularly in each process. An error that it throws is logged and shown to admins; the next run is unaffected. While a
 * run lasts, the process starts no other one of the same job.
 */
export const Job = <Service extends object>(
  options: JobOptions<Service>,
): ((target: Service, name: string, method: PropertyDescriptor) => void) => SetMetadata(JOB, options);
