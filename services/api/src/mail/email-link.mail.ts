import { SCREENS } from '@taskloom/contracts';
import { letter, type MailContent, type MailFrame } from './letter.js';

export interface EmailLinkMail {
  token: string;
}

export const emailLinkMail = ({ product, linksTo }: MailFrame, { token }: EmailLinkMail): MailContent =>
  letter(`Confirm your address for ${product}`, [
    `This address has been entered for an account on ${product}.`,
    { label: 'Confirm the address', href: new URL(SCREENS.confirmEmailWith(token), linksTo).href },
    'The link works once and for 24 hours.',
    'If it was not you, ignore this mail.',
  ]);
