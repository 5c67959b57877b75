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
      'a finding goes under its field',
      failure(400, { errors: [{ field: 'name', message: 'Too long' }] }),
      { name: 'Too long' },
    ],
    [
      'a taken address goes under the e-mail',
      failure(409, { code: 'EMAIL_TAKEN' }, 'Taken'),
      { email: 'Taken' },
    ],
    ['a refusal goes under the password', failure(401, null, 'No'), { password: 'No' }],
    ['without any sentence the default stands there', failure(400, null), { password: FALLBACK }],
    ['too many tries belong to no field', failure(429, null, 'Slow down'), { form: 'Slow down' }],
    ['an outage belongs to no field', failure(0, null, 'No connection'), { form: 'No connection' }],
    [
      'a finding about an unknown field is no field error',
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
