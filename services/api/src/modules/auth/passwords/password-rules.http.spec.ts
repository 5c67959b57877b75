import type { Meta, PasswordPolicy, Policies, ResetLink } from '@taskloom/contracts';
import { PASSWORD, refusal, useApi } from '../../../../test/index.js';

const { anonymous, as, given, rows } = useApi({
  PUBLIC_URL: 'https://tasks.fernbank.example',
  PRODUCT_NAME: 'Loomery',
  RATE_REGISTER: '1000',
  RATE_LOGIN: '1000',
  RATE_RESET: '1000',
});
const COMMON = 'This is one of the most common passwords. Please choose another one.';
const OWN = 'This password consists of your name, your email address or Loomery. Please add other words.';
const SHORT = 'Password must be at least 12 characters long.';

let number = 0;
const register = (password: string, name = 'Ada Lovelace') =>
  anonymous.post('/auth/register', { name, email: `ada.${(number += 1)}@orbit.example`, password });
const decide = async (passwords: PasswordPolicy) =>
  as((await given.team()).admin).patch<Policies>('/admin/policies', { passwords });
const saying = (message: string, field = 'password') => ({
  ...refusal(400, 'VALIDATION_FAILED'),
  body: { errors: [{ field, message }] },
});

beforeEach(() => given.team());
afterEach(() => rows('DELETE FROM policies'));

it('six characters are enough until an admin decides otherwise', async () => {
  for (const password of ['123456', 'password', 'Lovelace', 'Loomery'])
    expect(await register(password)).toMatchObject({ status: 201 });
  expect(await register('12345')).toMatchObject(saying('Password must be at least 6 characters long.'));
  expect((await anonymous.get<Meta>('/meta')).body.passwords).toBeUndefined();
});

describe('passwords that are easy to guess', () => {
  beforeEach(() => decide({ minLength: 6, refuseGuessable: true }));

  it.each(['123456', 'password', 'PASSWORD', 'iloveyou', 'zxcvbnm', 'trustno1'])(
    'are refused when they are common, as %s is',
    async (password) => {
      expect(await register(password)).toMatchObject(saying(COMMON));
    },
  );

  it.each(['Lovelace', 'ada1815', 'orbit-2026', 'loomery!', 'Fernbank1', 'tasks.fernbank.example'])(
    'are refused when they consist of names of the person or the installation, as %s does',
    async (password) => {
      expect(await register(password)).toMatchObject(saying(OWN));
    },
  );

  it.each(['analytical engine', 'lovelace eats blue cheese', 'hunter of snarks'])(
    'are not those like %s',
    async (password) => {
      expect(await register(password)).toMatchObject({ status: 201 });
    },
  );

  it('are refused at a change, which the person can repeat', async () => {
    const user = await given.user({ name: 'Grace Hopper' });
    const change = (next: string) => as(user).post('/auth/password', { current: PASSWORD, next });
    expect(await change('hopper1906')).toMatchObject(saying(OWN, 'next'));
    expect(await change('letmein')).toMatchObject(saying(COMMON, 'next'));
    expect(await change('difference engine')).toMatchObject({ status: 200 });
  });

  it('are refused by a link of an admin, which stays usable', async () => {
    const user = await given.user({ name: 'Grace Hopper' });
    const { admin } = await given.team({ members: [user] });
    const { body } = await as(admin).post<ResetLink>(`/team/members/${user._id}/reset-link`, {
      password: PASSWORD,
    });
    const token = body.path.replace('/reset-password#', '');
    const reset = (password: string) => anonymous.post('/auth/password/reset', { token, password });
    expect(await reset('hopper1906')).toMatchObject(saying(OWN));
    expect(await reset('letmein')).toMatchObject(saying(COMMON));
    expect(await reset('difference engine')).toMatchObject({ status: 200 });
    expect(await reset('letmein')).toMatchObject(refusal(410, 'RESET_LINK_INVALID'));
  });
});

it('a longer minimum applies to new passwords, is shown to visitors, and leaves existing ones alone', async () => {
  const user = await given.user();
  await decide({ minLength: 12, refuseGuessable: false });
  expect(await register('eleven char')).toMatchObject(saying(SHORT));
  expect(await register('ünïcödé wörd')).toMatchObject({ status: 201 });
  expect(await anonymous.post('/auth/login', { email: user.email, password: PASSWORD })).toMatchObject({
    status: 200,
  });
  const change = (next: string) => as(user).post('/auth/password', { current: PASSWORD, next });
  expect(await change('eleven char')).toMatchObject(saying(SHORT, 'next'));
  expect((await anonymous.get<Meta>('/meta')).body.passwords).toEqual({
    minLength: 12,
    refuseGuessable: false,
  });
});

it('a change of the policy is in the audit log with the values before and after', async () => {
  await decide({ minLength: 12, refuseGuessable: true });
  const events = await rows(
    `SELECT subject, details FROM audit_events WHERE kind = 'policy_changed' AND details->>'to' = '12 refused'`,
  );
  expect(events).toEqual([{ subject: 'passwords', details: { from: '6 accepted', to: '12 refused' } }]);
});
