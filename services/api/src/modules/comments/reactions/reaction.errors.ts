import { LIMITS } from '@taskloom/contracts';
import { ApiError } from '../../../platform/http/index.js';

export const tooManyReactions = () =>
  new ApiError('TOO_MANY_REACTIONS', `A comment has at most ${LIMITS.reactionsToComment} reactions.`);
