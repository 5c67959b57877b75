import { smallPictureBytes, type Attachment } from '@taskloom/contracts';

/** Pixels: a card of the board at almost twice the pixel density. */
const [WIDTH, HEIGHT] = [640, 240];

/** The first one that is small enough is kept. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3, 0.1];

const decoded = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
};

/** The middle of the picture, which fills the canvas. */
const drawn = (image: HTMLImageElement): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser offers no canvas.');
  // JPEG has no transparency, which would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.imageSmoothingQuality = 'high';
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  const [w, h] = [width * scale, height * scale];
  context.drawImage(image, (WIDTH - w) / 2, (HEIGHT - h) / 2, w, h);
  return canvas;
};

/**
 * The picture that a card shows, as Base64 of a JPEG.
 *
 * @throws when the browser can't read, draw or encode it
 */
export const smallPictureOf = async (attachment: Attachment): Promise<string> => {
  const canvas = drawn(await decoded(attachment.url));
  const most = smallPictureBytes(attachment);
  for (const quality of QUALITIES) {
    const [, base64 = ''] = canvas.toDataURL('image/jpeg', quality).split(',');
    if (base64 !== '' && (base64.length * 3) / 4 <= most) return base64;
  }
  throw new Error('The picture could not be made small enough.');
};
