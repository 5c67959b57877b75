import type { ResetLink } from '@taskloom/contracts';
import { PASSWORD, refusal, useApi, type TestUser } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi();

const linkFor = (admin: TestUser, { _id }: TestUser, body: object = { password: PASSWORD }) =>
  as(admin).post<ResetLink>(`/team/members/${_id}/reset-link`, body);
const aTeam = async () => {
  const ann = await given.user();
  const { admin } = await given.team({ members: [ann] });
  return { admin, ann };
};

it('gives an admin a link that sets a member’s password once, and is audited', async () => {
  const { admin, ann } = await aTeam();
  const { status, body } = await linkFor(admin, ann);
  expect(status).toBe(201);
  const token = body.path.replace('/reset-password#', '');
  const reset = () => anonymous.post('/auth/password/reset', { token, password: 'difference engine' });
  expect(await reset()).toMatchObject({ status: 200 });
  expect(await reset()).toMatchObject(refusal(410, 'RESET_LINK_INVALID'));
  const signedIn = await anonymous.post('/auth/login', { email: ann.email, password: 'difference engine' });
  expect(signedIn.status).toBe(200);
  expect(
    await rows(`SELECT actor_id FROM audit_events WHERE kind = 'password_reset_link' AND person_id = $1`, [
      ann._id,
    ]),
  ).toEqual([{ actor_id: admin._id }]);
});

it('requires the admin’s own password, so that a stolen session gives access to no other account', async () => {
  const { admin, ann } = await aTeam();
  for (const body of [{ password: 'wrong' }, {}])
    expect(await linkFor(admin, ann, body)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  expect(await rows('SELECT 1 FROM password_resets WHERE user_id = $1', [ann._id])).toEqual([]);
});

it('requires a recent proof of an admin who has no password', async () => {
  const { admin, ann } = await aTeam();
  await rows('UPDATE users SET password_hash = NULL WHERE id = $1', [admin._id]);
  const proved = (age: string) =>
    rows('UPDATE sessions SET proved_at = now() - $2::interval WHERE user_id = $1', [admin._id, age]);
  await proved('11 minutes');
  expect(await linkFor(admin, ann, {})).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
  await proved('1 minute');
  expect(await linkFor(admin, ann, {})).toMatchObject({ status: 201 });
});

it('is refused to members, for other teams and for the admin’s own account', async () => {
  const [{ admin, ann }, other] = [await aTeam(), await aTeam()];
  expect(await linkFor(ann, admin)).toMatchObject(refusal(403, 'FORBIDDEN'));
  expect(await linkFor(admin, other.ann)).toMatchObject(refusal(404, 'NOT_FOUND'));
  expect(await linkFor(admin, admin)).toMatchObject(refusal(403, 'FORBIDDEN'));
});
