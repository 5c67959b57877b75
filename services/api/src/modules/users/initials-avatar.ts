import { initials } from '@taskloom/contracts';

/** Specification 7: the default seed and a fixed background, in the design's avatar colours. */
const DEFAULT_SEED = 'User';
const BACKGROUND = '#d8d7e8';
const LETTERS = '#35334f';
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
export const initialsAvatar = (name?: string): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100" role="img">',
    `<rect width="100" height="100" fill="${BACKGROUND}"/>`,
    // 0.35 em below the middle, capitals are centred; `dominant-baseline` differs between browsers.
    `<text x="50" y="50" dy=".35em" text-anchor="middle" fill="${LETTERS}" font-size="38" font-weight="600" `,
    `font-family="${FONT}">${escaped(initials(name?.trim() || DEFAULT_SEED))}</text>`,
    '</svg>',
  ].join('');
