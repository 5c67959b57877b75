import { LIMITS } from '@taskloom/contracts';
import { ApiError } from '../../../platform/http/index.js';

export const labelExists = () =>
  new ApiError('LABEL_EXISTS', 'The project already has a label with this name.');

export const tooManyLabels = () =>
  new ApiError('TOO_MANY_LABELS', `A project has at most ${LIMITS.labelsInProject} labels.`);
