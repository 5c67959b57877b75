import { newPasskeyMail } from './new-passkey.mail.js';

it('names the passkey, network and time, and links to the passkeys', () => {
  const { subject, text, html } = newPasskeyMail(
    { product: 'Taskloom', linksTo: 'https://tasks.example.org' },
    { name: 'My <laptop>', place: '91.64.x.x', at: '2026-11-24T22:10:30.000Z' },
  );
  expect(subject).toBe('New passkey for Taskloom');
  expect(text).toContain('“My <laptop>” has been added');
  expect(text).toContain('from 91.64.x.x, on 2026-11-24 at 22:10 UTC.');
  expect(text).toContain('https://tasks.example.org/profile/security');
  expect(html).toContain('My &lt;laptop&gt;');
});
