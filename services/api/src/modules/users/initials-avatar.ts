import { initials, type Hue } from '@taskloom/contracts';

/** Specification 7: the default seed and a fixed background, unless the address contains the person's colour. */
const DEFAULT_SEED = 'User';
const DEFAULT_HUE = 'iris';
/** As in the light theme of the screens. */
const COLOURS: Record<Hue, { background: string; letters: string }> = {
  iris: { background: '#d8d7e8', letters: '#35334f' },
  rose: { background: '#f4d6dd', letters: '#6b1f36' },
  sky: { background: '#cfe3f3', letters: '#103f5e' },
  amber: { background: '#f2e0b3', letters: '#523b00' },
  teal: { background: '#cae7e4', letters: '#0d4543' },
  plum: { background: '#e8d8f0', letters: '#4c2160' },
  orange: { background: '#f7dac8', letters: '#682e0d' },
  green: { background: '#d1ead7', letters: '#15482a' },
  olive: { background: '#e1e7c2', letters: '#3c4509' },
  sand: { background: '#e8ded5', letters: '#4a3627' },
};
/** An image in an `<img>` has no access to the page's fonts. */
const FONT =
  "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const MARKUP: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => MARKUP[sign] ?? '');

/** An SVG picture of a person's initials, for other clients: the screens draw initials with CSS. */
export const initialsAvatar = (name?: string, hue: Hue = DEFAULT_HUE): string => {
  const { background, letters } = COLOURS[hue];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100" role="img">',
    `<rect width="100" height="100" fill="${background}"/>`,
    // 0.35 em below the middle, capitals are centred; `dominant-baseline` differs between browsers.
    `<text x="50" y="50" dy=".35em" text-anchor="middle" fill="${letters}" font-size="38" font-weight="600" `,
    `font-family="${FONT}">${escaped(initials(name?.trim() || DEFAULT_SEED))}</text>`,
    '</svg>',
  ].join('');
};
