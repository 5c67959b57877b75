import { Buffer } from 'node:buffer';
import { Injectable } from '@nestjs/common';
import { LIMITS, smallPictureBytes, type Attachment } from '@taskloom/contracts';
import { imageSize } from 'image-size';
import { notFound } from '../../../platform/http/index.js';
import { AttachmentsRepository } from '../attachments.repository.js';
import { noPicture, smallNotJpeg, smallTooLarge, smallTooWide } from './small-picture.errors.js';

interface TaskPath {
  projectId: string;
  taskId: string;
}

/** Reads the header only: a small file can announce an image that takes gigabytes to decode. */
const sidesOf = (content: Buffer): number[] => {
  try {
    const { type, width, height } = imageSize(content);
    return type === 'jpg' ? [width, height] : [];
  } catch {
    return [];
  }
};

/** Small pictures for cards. A browser draws them; the server decodes no picture. */
@Injectable()
export class SmallPicturesService {
  constructor(private readonly attachments: AttachmentsRepository) {}

  /** Keeps the first one that a file gets, so that nobody changes what a card shows unseen. @throws 404, 400 */
  async keep(path: TaskPath, fileId: string, base64: string): Promise<void> {
    const file = await this.attachments.find(path, fileId);
    if (!file) throw notFound();
    const picture = Buffer.from(base64, 'base64');
    check(file, picture);
    await this.attachments.keepSmall(path, fileId, picture);
  }
}

const check = (file: Attachment, picture: Buffer): void => {
  if (!file.type.startsWith('image/')) throw noPicture();
  const most = smallPictureBytes(file);
  if (picture.length > most) throw smallTooLarge(most);
  const sides = sidesOf(picture);
  if (sides.length === 0) throw smallNotJpeg();
  if (Math.max(...sides) > LIMITS.smallPictureSide) throw smallTooWide();
};
