import { SCREENS } from '@taskloom/contracts';
import { letter, type MailContent, type MailFrame } from './letter.js';
import { dateAndTime } from './new-device.mail.js';

export interface NewIdentityMail {
  /** Of the provider. */
  name: string;
  place: string | null;
  /** ISO 8601. */
  at: string;
}

export const newIdentityMail = (
  { product, linksTo }: MailFrame,
  { name, place, at }: NewIdentityMail,
): MailContent => {
  const from = place ? ` from ${place}` : '';
  return letter(`${name} signs you in to ${product}`, [
    `An account at ${name} has been connected to your account on ${product}${from}, on ${dateAndTime(at)}. It signs in without your password.`,
    'If it was you, there is nothing to do.',
    {
      label: 'If not, disconnect it, end all other sessions and change your password',
      href: new URL(SCREENS.security, linksTo).href,
    },
  ]);
};
