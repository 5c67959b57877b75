import { LIMITS } from '@taskloom/contracts';
import { ApiError, invalidField } from '../../platform/http/index.js';

export const tooManyKeys = () =>
  new ApiError(
    'REMOTE_STORE_FULL',
    `A remote keeps at most ${LIMITS.storedKeys} values for one project and for one person.`,
  );

export const remoteStoreFull = () =>
  new ApiError('REMOTE_STORE_FULL', 'This remote has no room for more data. Please contact an admin.');

export const shareUsedUp = () =>
  new ApiError(
    'REMOTE_STORE_FULL',
    'You have used up your share of what this remote may keep. Remove something that it keeps for you first.',
  );

export const invalidKey = () =>
  invalidField(
    'key',
    'A key has 1 to 64 letters, digits, dots, dashes or underscores, and starts with a letter or digit.',
  );

export const valueTooLarge = () =>
  invalidField('value', `The value must be at most ${LIMITS.storedValueBytes / 1024} KB of JSON.`);
