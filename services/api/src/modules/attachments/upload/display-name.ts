import { LIMITS } from '@taskloom/contracts';

/** Control characters, and those that reverse the text direction to fake an extension. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;

/** Browsers encode these three characters of a file's name in a form, and no others: WHATWG, multipart/form-data. */
const ENCODED = /%22|%0A|%0D/g;

/** The displayed name of a file: no path, no invisible characters, at most 255 characters, with its extension. */
export const displayName = (sent: string | undefined): string => {
  const name = (sent ?? '').replace(ENCODED, decodeURIComponent);
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
  if (clean === '' || /^\.+$/.test(clean)) return 'file';
  const letters = [...clean];
  if (letters.length <= LIMITS.fileName) return clean;
  const ending = [...(/\.[^.]{1,10}$/.exec(clean)?.[0] ?? '')];
  return [...letters.slice(0, LIMITS.fileName - ending.length), ...ending].join('');
};
