import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import { initials } from '@taskloom/contracts';
import opentype, { type Font } from 'opentype.js';

/** Specification 7: the seed when there is no name, and a fixed background; the design's avatar colours. */
const DEFAULT_SEED = 'User';
const BACKGROUND = '#d8d7e8';
const LETTERS = '#35334f';

/** As the screens draw initials: small and strong, in a circle that cuts the corners off. Of a box of 100. */
const FONT_SIZE = 38;
const MIDDLE = 50;
/** How high Inter's capitals are, of an em. */
const CAPITAL = 0.727;

/** The parts of Inter 600, the commonest first; each is read when a name needs it. */
const ALPHABETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

const require = createRequire(import.meta.url);

function readFont(alphabet: string): Font {
  const { buffer, byteOffset, byteLength } = readFileSync(
    require.resolve(`@fontsource/inter/files/inter-${alphabet}-600-normal.woff`),
  );
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

const MARKUP: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => MARKUP[sign] ?? '');

/**
 * Draws a person's initials. The letters are shapes: an `<img>` has no access to the page's fonts, so that words in it
 * would look different on every machine, and on none like the initials beside it. What Inter does not have stays words.
 */
@Injectable()
export class InitialsAvatar {
  private readonly fonts = new Map<string, Font>();

  draw(name?: string): string {
    const letters = initials(name?.trim() || DEFAULT_SEED);
    return [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100" role="img">',
      `<title>${escaped(letters)}</title>`,
      `<rect width="100" height="100" fill="${BACKGROUND}"/>`,
      this.shapes(letters) ?? words(letters),
      '</svg>',
    ].join('');
  }

  private shapes(letters: string): string | undefined {
    const font = this.fontOf(letters);
    if (!font) return undefined;
    const left = MIDDLE - font.getAdvanceWidth(letters, FONT_SIZE) / 2;
    const base = MIDDLE + (CAPITAL * FONT_SIZE) / 2;
    return `<path fill="${LETTERS}" d="${font.getPath(letters, left, base, FONT_SIZE).toPathData(1)}"/>`;
  }

  private fontOf(letters: string): Font | undefined {
    for (const alphabet of ALPHABETS) {
      const font = this.fonts.get(alphabet) ?? readFont(alphabet);
      this.fonts.set(alphabet, font);
      if ([...letters].every((letter) => font.charToGlyphIndex(letter) > 0)) return font;
    }
    return undefined;
  }
}

const words = (letters: string): string =>
  `<text x="${MIDDLE}" y="${MIDDLE}" dy=".35em" text-anchor="middle" fill="${LETTERS}" font-size="${FONT_SIZE}" ` +
  `font-weight="600" font-family="Inter, system-ui, sans-serif">${escaped(letters)}</text>`;
