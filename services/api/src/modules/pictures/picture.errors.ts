import { LIMITS } from '@taskloom/contracts';
import { ApiError, invalidField } from '../../platform/http/index.js';

export const pictureTooLarge = (): ApiError =>
  new ApiError('FILE_TOO_LARGE', `A picture may have at most ${LIMITS.pictureBytes / 1_024} KB.`);

export const pictureTypeNotAllowed = (): ApiError =>
  new ApiError('FILE_TYPE_NOT_ALLOWED', 'A picture has to be a PNG or JPEG image.');

/** A small file may hold an image of many megapixels, which each viewer's browser would have to decode. */
export const pictureTooWide = (): ApiError =>
  invalidField('file', `A picture may be at most ${LIMITS.pictureSide} pixels wide and high.`);
