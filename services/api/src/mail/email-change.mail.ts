import { SCREENS } from '@taskloom/contracts';
import { letter, type MailContent, type MailFrame } from './letter.js';

export interface EmailChangeMail {
  /** The address that is to replace this one. */
  email: string;
}

export const emailChangeMail = ({ product, linksTo }: MailFrame, { email }: EmailChangeMail): MailContent =>
  letter(`Your address for ${product} is about to change`, [
    `${email} is to replace this address for your account on ${product}. It does so once the link that was mailed there is opened.`,
    'If it was you, there is nothing to do here.',
    {
      label: 'If not, end all other sessions and change your password',
      href: new URL(SCREENS.security, linksTo).href,
    },
  ]);
