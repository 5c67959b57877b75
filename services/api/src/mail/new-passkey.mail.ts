import { SCREENS } from '@taskloom/contracts';
import { letter, type MailContent, type MailFrame } from './letter.js';
import { dateAndTime } from './new-device.mail.js';

export interface NewPasskeyMail {
  name: string;
  place: string | null;
  /** ISO 8601. */
  at: string;
}

export const newPasskeyMail = (
  { product, linksTo }: MailFrame,
  { name, place, at }: NewPasskeyMail,
): MailContent => {
  const from = place ? ` from ${place}` : '';
  return letter(`New passkey for ${product}`, [
    `The passkey “${name}” has been added to your account on ${product}${from}, on ${dateAndTime(at)}. It signs in without your password.`,
    'If it was you, there is nothing to do.',
    {
      label: 'If not, remove it, end all other sessions and change your password',
      href: new URL(SCREENS.security, linksTo).href,
    },
  ]);
};
