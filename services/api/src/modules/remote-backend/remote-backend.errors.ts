import { LIMITS } from '@taskloom/contracts';
import { ApiError, invalidField } from '../../platform/http/index.js';
import type { OutboundFailure } from '../../platform/outbound/index.js';

export const backendMissing = (): ApiError =>
  new ApiError(
    'REMOTE_BACKEND_MISSING',
    'This part of the page has no server that a team admin has agreed to.',
  );

export const backendBusy = (): ApiError =>
  new ApiError(
    'REMOTE_BACKEND_BUSY',
    'Too many requests to this server are running. Please try again in a moment.',
    { retryAfter: 1 },
  );

export const backendTimeout = (): ApiError =>
  new ApiError('REMOTE_BACKEND_TIMEOUT', 'The server of this part of the page did not answer in time.');

export const backendFailed = (what: string): ApiError =>
  new ApiError('REMOTE_BACKEND_FAILED', `The server of this part of the page ${what}.`);

const SENTENCES = {
  'forbidden-address': 'has an address that is not allowed',
  unreachable: 'cannot be reached',
  broken: 'sent an answer that is not valid',
  'too-large': `sent an answer of more than ${LIMITS.backendResponseBytes / 1024 / 1024} MB`,
} as const;

export const failureOf = ({ reason }: Pick<OutboundFailure, 'reason'>): ApiError =>
  reason === 'timeout' ? backendTimeout() : backendFailed(SENTENCES[reason]);

export const undeclaredBackend = (remote: string): ApiError =>
  invalidField('address', `No stored version of ${remote} declares this address.`);

export const forbiddenBackend = (): ApiError =>
  invalidField(
    'address',
    'The address must begin with https:// and not be private, unless the operator allows its host with REMOTE_PRIVATE_HOSTS.',
  );
