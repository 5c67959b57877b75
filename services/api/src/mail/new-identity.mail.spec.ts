import { newIdentityMail } from './new-identity.mail.js';

it('names the provider, where and when, and what to do otherwise', () => {
  const mail = newIdentityMail(
    { product: 'Taskloom', linksTo: 'https://tasks.example.org' },
    { name: 'Fernbank ID', place: '91.64.x.x', at: '2026-11-20T09:00:00.000Z' },
  );
  expect(mail.subject).toBe('Fernbank ID signs you in to Taskloom');
  expect(mail.text).toContain('An account at Fernbank ID has been connected');
  expect(mail.text).toContain('from 91.64.x.x');
  expect(mail.text).toContain('https://tasks.example.org/profile/security');
});
