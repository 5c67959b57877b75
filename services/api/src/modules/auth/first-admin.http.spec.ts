import type { AuthResult } from '@taskloom/contracts';
import { useApi } from '../../../test/index.js';

const { anonymous, rows } = useApi();

it('makes exactly one of fifty people who register at once an admin', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      anonymous.post<AuthResult>('/auth/register', {
        name: `Person ${n}`,
        email: `person-${n}@example.com`,
        password: 'secret word',
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const admins = answers.filter(({ body }) => body.user.role === 'admin');
  expect(admins).toHaveLength(1);
  expect(await rows('SELECT user_id AS _id, role FROM team_memberships')).toEqual([
    { _id: admins[0]?.body.user._id, role: 'admin' },
  ]);
});

it('creates one account from ten registrations with the same address', async () => {
  const same = { name: 'Twin', email: 'twin@example.com', password: 'secret word' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => anonymous.post('/auth/register', same)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
});
