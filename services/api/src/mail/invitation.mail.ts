import { SCREENS } from '@taskloom/contracts';
import { escaped, type MailContent, type MailFrame } from './letter.js';

export interface InvitationMail {
  /** Claims the invitation, for a new or an existing account. */
  token: string;
  teamName: string;
  inviterName: string;
}

/** Names are user input: the subject gets them on one line, the HTML gets them escaped. */
export const invitationMail = (
  { product, linksTo }: MailFrame,
  { token, teamName, inviterName }: InvitationMail,
): MailContent => {
  const join = new URL(SCREENS.invitation(token), linksTo).href;
  const signIn = new URL(SCREENS.invitationSignIn(token), linksTo).href;
  const invited = `${inviterName} has invited you to join ${teamName} on ${product}.`;
  const once = 'The link works once and for 7 days.';
  const known =
    'Already have an account? Sign in by this link, then accept the invitation in your notifications:';
  const ignore = 'If you did not expect this, ignore this mail.';
  return {
    subject: `${inviterName} has invited you to ${product}`,
    text: [invited, `Create your account:\n${join}`, once, `${known}\n${signIn}`, ignore].join('\n\n') + '\n',
    html: [
      '<!doctype html><html lang="en"><body style="font-family:sans-serif;line-height:1.5">',
      `<p>${escaped(invited)}</p>`,
      `<p><a href="${escaped(join)}"><strong>Create your account</strong></a></p>`,
      `<p>${once}</p>`,
      `<p>${known} <a href="${escaped(signIn)}">Sign in</a></p>`,
      `<p>${ignore}</p>`,
      '</body></html>',
    ].join('\n'),
  };
};
