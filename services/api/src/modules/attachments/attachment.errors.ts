import { ApiError } from '../../platform/http/index.js';

export const rangeNotSatisfiable = (): ApiError =>
  new ApiError('RANGE_NOT_SATISFIABLE', 'The requested range does not exist.');
