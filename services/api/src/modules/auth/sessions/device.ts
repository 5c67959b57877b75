import Bowser from 'bowser';
import type { SessionDevice } from '@taskloom/contracts';

/** The name of a program that is not a browser, such as `curl/8.5.0`. */
const PROGRAM = /^(?!Mozilla)[\w.-]{1,40}(?=\/\d|$)/;
const PROGRAM_NAMES = new Map([
  ['node', 'Node.js'],
  ['undici', 'Node.js'],
]);

const programOf = (userAgent: string): string | null => {
  const name = PROGRAM.exec(userAgent)?.[0];
  return name === undefined ? null : (PROGRAM_NAMES.get(name) ?? name);
};

/** Whether a user agent names no browser. */
export const isProgram = (userAgent: string | null): boolean =>
  !userAgent || !Bowser.parse(userAgent).browser.name;

/** The device that a user agent names; null for parts that it doesn't name. */
export const deviceOf = (userAgent: string | null): SessionDevice => {
  if (!userAgent) return { browser: null, system: null, kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = platform.type;
  return {
    browser: browser.name || programOf(userAgent),
    system: os.name || null,
    kind: kind === 'desktop' || kind === 'mobile' || kind === 'tablet' ? kind : 'other',
  };
};

/** The network of an address: enough to recognise it, too little to find the person. */
export const placeOf = (address: string | null): string | null => {
  if (!address) return null;
  const [a, b] = address.split('.');
  if (b !== undefined) return `${a}.${b}.x.x`;
  return `${address.split(':').slice(0, 2).join(':')}:…`;
};
