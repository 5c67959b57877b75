import { LIMITS } from '@taskloom/contracts';
import { ApiError, invalidField } from '../../platform/http/index.js';

export const tooManyWebhooks = (remote: string): ApiError =>
  new ApiError(
    'TOO_MANY_WEBHOOKS',
    `${remote} has ${LIMITS.webhooks} webhooks, which is the maximum: delete one that is no longer used.`,
  );

export const noEvents = (): ApiError => invalidField('events', 'Choose at least one event.');

export const forbiddenWebhook = (): ApiError =>
  invalidField(
    'address',
    'The address must begin with https:// and not be private, unless the operator allows its host with REMOTE_PRIVATE_HOSTS.',
  );
