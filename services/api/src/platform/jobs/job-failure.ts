import { isNativeError } from 'node:util/types';
import type { JobFailureReason } from '@taskloom/contracts';
import { isUnavailable } from '../database/index.js';

/** Of an error's message, in characters. */
const LONGEST = 300;

export interface JobFailureWords {
  reason: JobFailureReason;
  details: string;
}

export const JOB_FAILURE_REASONS = [
  'database',
  'disk-full',
  'no-access',
  'unreachable',
  'timeout',
  'unexpected',
] as const satisfies readonly JobFailureReason[];

const REASONS: Readonly<Record<string, JobFailureReason>> = {
  STORAGE_FULL: 'disk-full',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EACCES: 'no-access',
  EPERM: 'no-access',
  EROFS: 'no-access',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EHOSTUNREACH: 'unreachable',
  ENOTFOUND: 'unreachable',
  EAI_AGAIN: 'unreachable',
  ETIMEDOUT: 'timeout',
  AbortError: 'timeout',
  TimeoutError: 'timeout',
};

const codeOf = (error: Error): string => {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : error.name;
};

/** Credentials in a URL don't belong into a table. */
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\/\/[^/@\s]*@/g, '//')
    .trim()
    .slice(0, LONGEST);

/** Why a job failed: a reason that has a sentence in each language, and the message of the error. */
export const jobFailureOf = (error: unknown): JobFailureWords => {
  const details = oneLine(isNativeError(error) ? error.message : String(error));
  if (isUnavailable(error)) return { reason: 'database', details };
  const reason = isNativeError(error) ? REASONS[codeOf(error)] : undefined;
  return { reason: reason ?? 'unexpected', details };
};
