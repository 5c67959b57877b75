import { SCREENS } from '@taskloom/contracts';
import { letter, type MailContent, type MailFrame } from './letter.js';

export interface PasswordResetMail {
  token: string;
}

export const passwordResetMail = (
  { product, linksTo }: MailFrame,
  { token }: PasswordResetMail,
): MailContent =>
  letter(`Set a new password for ${product}`, [
    `Someone has asked for a new password for your account on ${product}.`,
    { label: 'Set a new password', href: new URL(SCREENS.resetPasswordWith(token), linksTo).href },
    'The link works once and for 30 minutes. It signs you out everywhere.',
    'If it was not you, ignore this mail: your password stays as it is.',
  ]);
