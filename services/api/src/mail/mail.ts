import { invitationMail, type InvitationMail } from './invitation.mail.js';
import type { MailContent, MailFrame } from './letter.js';
import { newDeviceMail, type NewDeviceMail } from './new-device.mail.js';
import { passwordResetMail, type PasswordResetMail } from './password-reset.mail.js';

/** What each kind of mail is made of. */
interface Payloads {
  invitation: InvitationMail;
  password_reset: PasswordResetMail;
  new_device: NewDeviceMail;
}

export type MailKind = keyof Payloads;

/** A mail of the outbox. */
export type Mail = {
  [Kind in MailKind]: {
    /** Also the id of what the mail is about, which has one mail. */
    _id: string;
    kind: Kind;
    recipient: string;
    payload: Payloads[Kind];
  };
}[MailKind];

/** The words of a mail. */
export const contentOf = (frame: MailFrame, mail: Mail): MailContent => {
  if (mail.kind === 'invitation') return invitationMail(frame, mail.payload);
  if (mail.kind === 'new_device') return newDeviceMail(frame, mail.payload);
  return passwordResetMail(frame, mail.payload);
};
