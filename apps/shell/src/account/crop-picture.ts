import type { PercentCrop } from 'react-image-crop';

/** Side of the uploaded square in pixels: the largest avatar at four times the pixel density. */
const SIDE = 256;

const JPEG = { type: 'image/jpeg', quality: 0.9 } as const;

/**
 * The chosen part of an image as a small square. Redrawing also removes camera metadata such as the location.
 *
 * @throws when the browser can't draw or encode it
 */
export const cropPicture = (image: HTMLImageElement, crop: PercentCrop): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser offers no canvas.'));
  // JPEG has no transparency, which would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  context.imageSmoothingQuality = 'high';
  const [x, y] = [(crop.x / 100) * image.naturalWidth, (crop.y / 100) * image.naturalHeight];
  const width = (crop.width / 100) * image.naturalWidth;
  const height = (crop.height / 100) * image.naturalHeight;
  context.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'));
    canvas.toBlob(done, JPEG.type, JPEG.quality);
  });
};
