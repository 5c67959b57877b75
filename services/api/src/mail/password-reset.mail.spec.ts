import { passwordResetMail } from './password-reset.mail.js';

describe('passwordResetMail', () => {
  const mail = passwordResetMail(
    { product: 'Taskloom', linksTo: 'https://tasks.example.org' },
    { token: 'a-b_c' },
  );

  it('has the token in the fragment of its link, which reaches no server log', () => {
    expect(mail.text).toContain('https://tasks.example.org/reset-password#a-b_c\n');
    expect(mail.html).toContain('href="https://tasks.example.org/reset-password#a-b_c"');
  });

  it('states how long it works and what to do otherwise', () => {
    expect(mail.subject).toBe('Set a new password for Taskloom');
    expect(mail.text).toContain('once and for 30 minutes');
    expect(mail.text).toContain('If it was not you, ignore this mail');
  });
});
