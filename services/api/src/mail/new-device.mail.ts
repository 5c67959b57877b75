import { SCREENS, type SessionDevice } from '@taskloom/contracts';
import { letter, type MailContent, type MailFrame } from './letter.js';

export interface NewDeviceMail extends SessionDevice {
  place: string | null;
  /** ISO 8601. */
  at: string;
}

/** `2026-11-24 at 22:10 UTC`. */
export const dateAndTime = (at: string): string => `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;

export const newDeviceMail = (
  { product, linksTo }: MailFrame,
  { browser, system, place, at }: NewDeviceMail,
): MailContent => {
  const device = [browser ?? 'an unknown browser', system && `on ${system}`].filter(Boolean).join(' ');
  const from = place ? ` from ${place}` : '';
  return letter(`New sign-in to ${product}`, [
    `Someone has signed in to your account on ${product} with ${device}${from}, on ${dateAndTime(at)}.`,
    'If it was you, there is nothing to do.',
    {
      label: 'If not, end that session and change your password',
      href: new URL(SCREENS.security, linksTo).href,
    },
  ]);
};
