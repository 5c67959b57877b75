import { ApiError } from '../../platform/http/index.js';

export const exportRunning = () =>
  new ApiError('CONFLICT', 'Your data is already being downloaded. Please wait until that is finished.');
