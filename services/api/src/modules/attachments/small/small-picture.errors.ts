import { LIMITS } from '@taskloom/contracts';
import { invalidField, type ApiError } from '../../../platform/http/index.js';

export const noPicture = (): ApiError => invalidField('picture', 'Only a picture can have a small picture.');

export const smallNotJpeg = (): ApiError =>
  invalidField('picture', 'The small picture has to be a JPEG image.');

export const smallTooWide = (): ApiError =>
  invalidField(
    'picture',
    `The small picture may be at most ${LIMITS.smallPictureSide} pixels wide and high.`,
  );

export const smallTooLarge = (bytes: number): ApiError =>
  invalidField('picture', `The small picture of this file may have at most ${bytes} bytes.`);
