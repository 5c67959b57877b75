import { LIMITS } from '@taskloom/contracts';
import { PatternField } from '../../../platform/http/index.js';

/** Characters of Base64 for the largest picture. */
const MOST = Math.ceil(LIMITS.smallPictureBytes / 3) * 4;

export class SmallPictureDto {
  @PatternField({
    label: 'Picture',
    pattern: new RegExp(`^[A-Za-z0-9+/]{4,${MOST - 2}}={0,2}$`),
    description: `A JPEG of at most ${LIMITS.smallPictureSide} pixels per side, in Base64; no larger than the file unless that is tiny.`,
    example: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQ==',
  })
  picture: string;
}
