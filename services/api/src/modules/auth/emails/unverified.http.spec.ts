import { MailBox } from '../../../../test/mail-box.js';
import { refusal, useApi } from '../../../../test/index.js';

const box = new MailBox();
const { as, given, rows } = useApi(async () => ({
  SMTP_URL: await box.open(),
  UNVERIFIED_ACCOUNTS: 'read',
}));
afterAll(() => box.close());

it('an account with an unverified address only reads, until the address is proven', async () => {
  const user = await given.user();
  const write = () => as(user).patch('/notifications/read-all');
  expect(await write()).toMatchObject(refusal(403, 'EMAIL_UNVERIFIED'));
  expect(await as(user).get('/projects')).toMatchObject({ status: 200 });
  expect(await as(user).post('/auth/email/link')).toMatchObject({ status: 200 });
  await rows('UPDATE users SET email_verified_at = now() WHERE id = $1', [user._id]);
  expect(await write()).toMatchObject({ status: 200 });
});
