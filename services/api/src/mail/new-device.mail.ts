import { SCREENS, type SessionDevice } from '@taskloom/contracts';
import { letter, type MailContent, type MailFrame } from './letter.js';

export interface NewDeviceMail extends SessionDevice {
  place: string | null;
  /** ISO 8601. */
  at: string;
}

export const newDeviceMail = (
  { product, linksTo }: MailFrame,
  { browser, system, place, at }: NewDeviceMail,
): MailContent => {
  const device = [browser ?? 'an unknown browser', system && `on ${system}`].filter(Boolean).join(' ');
  const from = place ? ` from ${place}` : '';
  const when = `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC`;
  return letter(`New sign-in to ${product}`, [
    `Someone has signed in to your account on ${product} with ${device}${from}, on ${when}.`,
    'If it was you, there is nothing to do.',
    {
      label: 'If not, end that session and change your password',
      href: new URL(SCREENS.security, linksTo).href,
    },
  ]);
};
