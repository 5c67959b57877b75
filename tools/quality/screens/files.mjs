// @ts-check
/** Files to attach: small, with valid first bytes, which the API checks. */
import { crc32, deflateSync } from 'node:zlib';

/** @param {string} name */
export const paper = (name) => new File(['%PDF-1.4\n', ' '.repeat(421_000)], name, { type: 'application/pdf' });

const WIDTH = 640;
const HEIGHT = 360;

/** A chart of two counters that meet, as a picture. @param {string} name */
export function photo(name) {
  const rows = Buffer.alloc(HEIGHT * (WIDTH * 3 + 1), 0xf6);
  for (let y = 0; y < HEIGHT; y += 1) {
    rows[y * (WIDTH * 3 + 1)] = 0;
    for (let x = 0; x < WIDTH; x += 1) {
      const curve = 60 + (x / WIDTH) * 240;
      const meets = 300 - Math.exp(-x / 160) * 220;
      if (Math.abs(HEIGHT - y - curve) < 3) rows.set([79, 70, 229], y * (WIDTH * 3 + 1) + 1 + x * 3);
      if (Math.abs(HEIGHT - y - meets) < 3) rows.set([22, 163, 74], y * (WIDTH * 3 + 1) + 1 + x * 3);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND')];
  return new File([Buffer.concat(parts)], name, { type: 'image/png' });
}

/** @param {string} type @param {Buffer} [data] */
function chunk(type, data = Buffer.alloc(0)) {
  const body = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
