import { emailChangeMail, type EmailChangeMail } from './email-change.mail.js';
import { emailLinkMail, type EmailLinkMail } from './email-link.mail.js';
import { invitationMail, type InvitationMail } from './invitation.mail.js';
import type { MailContent, MailFrame } from './letter.js';
import { newDeviceMail, type NewDeviceMail } from './new-device.mail.js';
import { newIdentityMail, type NewIdentityMail } from './new-identity.mail.js';
import { newPasskeyMail, type NewPasskeyMail } from './new-passkey.mail.js';
import { passwordResetMail, type PasswordResetMail } from './password-reset.mail.js';

/** The data of each kind of mail. */
interface Payloads {
  invitation: InvitationMail;
  password_reset: PasswordResetMail;
  new_device: NewDeviceMail;
  new_identity: NewIdentityMail;
  new_passkey: NewPasskeyMail;
  email_link: EmailLinkMail;
  email_change: EmailChangeMail;
}

export type MailKind = keyof Payloads;

/** A mail of the outbox. */
export type Mail = {
  [Kind in MailKind]: {
    /** Also the id of the object that the mail is about, so that each object has one mail. */
    _id: string;
    kind: Kind;
    recipient: string;
    payload: Payloads[Kind];
  };
}[MailKind];

/** Subject and body of a mail. */
export const contentOf = (frame: MailFrame, mail: Mail): MailContent => {
  if (mail.kind === 'invitation') return invitationMail(frame, mail.payload);
  if (mail.kind === 'new_device') return newDeviceMail(frame, mail.payload);
  if (mail.kind === 'new_identity') return newIdentityMail(frame, mail.payload);
  if (mail.kind === 'new_passkey') return newPasskeyMail(frame, mail.payload);
  if (mail.kind === 'email_link') return emailLinkMail(frame, mail.payload);
  if (mail.kind === 'email_change') return emailChangeMail(frame, mail.payload);
  return passwordResetMail(frame, mail.payload);
};
