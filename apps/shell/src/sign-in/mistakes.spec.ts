import { firstMistake, mistakesOf } from './mistakes';

const FALLBACK = 'Check if your password is minimum 6 characters.';
const failure = (status: number, data: unknown, message = '') => ({
  status,
  url: '/auth/register',
  message,
  data,
});

describe('Mistakes of the sign-in forms', () => {
  it.each([
    [
      'a validation error goes under its field',
      failure(400, { errors: [{ field: 'name', message: 'Too long' }] }),
      { name: 'Too long' },
    ],
    [
      'a taken address goes under the e-mail',
      failure(409, { code: 'EMAIL_TAKEN' }, 'Taken'),
      { email: 'Taken' },
    ],
    ['a refusal goes under the password', failure(401, null, 'No'), { password: 'No' }],
    ['without a message, the default goes under the password', failure(400, null), { password: FALLBACK }],
    ['too many attempts belong to no field', failure(429, null, 'Slow down'), { form: 'Slow down' }],
    ['an outage belongs to no field', failure(0, null, 'No connection'), { form: 'No connection' }],
    [
      'a validation error of an unknown field goes under the password',
      failure(400, { errors: [{ field: 'x', message: 'y' }] }, 'Bad'),
      { password: 'Bad' },
    ],
  ])('%s', (_sentence, error, expected) => {
    expect(mistakesOf(error, FALLBACK)).toEqual(expected);
  });

  it('finds the first field from the top', () => {
    expect(firstMistake({ password: 'a', email: 'b' })).toBe('email');
    expect(firstMistake({ form: 'a' })).toBeUndefined();
  });
});
