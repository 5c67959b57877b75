import { LIMITS } from '@taskloom/contracts';
import { ApiError, invalidField } from '../../../platform/http/index.js';

export const tooManyItems = () =>
  invalidField('add', `A checklist has at most ${LIMITS.checklistItems} items.`);

export const dueFarAway = () =>
  invalidField('due', `The date of an item must be within ${LIMITS.deadlineYears} years of today.`);

export const itemChanged = (text: string) =>
  new ApiError('CHECKLIST_ITEM_CHANGED', `Someone else has changed this item to “${text}”.`);
