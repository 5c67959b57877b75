import { emailChangeMail } from './email-change.mail.js';
import { emailLinkMail } from './email-link.mail.js';

const frame = { product: 'Taskloom', linksTo: 'https://tasks.example.org' };

it('the link to a new address has its token in the fragment, which reaches no server log', () => {
  const mail = emailLinkMail(frame, { token: 'a-b_c' });
  expect(mail.text).toContain('https://tasks.example.org/confirm-email#a-b_c\n');
  expect(mail.text).toContain('once and for 24 hours');
});

it('the notice to the old address names the new one, and what to do', () => {
  const mail = emailChangeMail(frame, { email: 'new@example.org' });
  expect(mail.text).toContain('new@example.org is to replace this address');
  expect(mail.text).toContain('https://tasks.example.org/profile/security');
});
