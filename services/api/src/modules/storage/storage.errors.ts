import type { QuotaName } from '@taskloom/contracts';
import { ApiError } from '../../platform/http/index.js';

const SENTENCES: Readonly<Record<QuotaName, (limit: string) => string>> = {
  person: (limit) =>
    `Your files would take more than ${limit}, which is all that one person may use: delete some first.`,
  project: (limit) =>
    `The files of this project would take more than ${limit}, which is all that one project may use: delete some first.`,
  installation: () => 'The server has reached its storage limit for files. Please contact an admin.',
};

const MEGABYTE = 1_048_576;

const inWords = (bytes: number): string =>
  bytes < 1_024 * MEGABYTE
    ? `${Math.floor(bytes / MEGABYTE)} MB`
    : `${+(bytes / 1_024 / MEGABYTE).toFixed(1)} GB`;

export const quotaExceeded = (quota: QuotaName, limit: number): ApiError =>
  new ApiError('QUOTA_EXCEEDED', SENTENCES[quota](inWords(limit)));

export const filesWait = (): ApiError =>
  new ApiError(
    'QUOTA_EXCEEDED',
    'Files that you have deleted, or that are being uploaded, still take up space. Please try again later.',
  );
