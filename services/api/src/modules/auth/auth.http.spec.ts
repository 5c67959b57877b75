import type { AuthResult } from '@taskloom/contracts';
import { refusal, useApi } from '../../../test/index.js';

const { anonymous, as, given } = useApi();

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', password: 'analytical engine' };

describe('POST /auth/register', () => {
  it('answers a token and the user, without anything secret', async () => {
    const { status, body } = await anonymous.post<AuthResult>('/auth/register', ada);
    expect(status).toBe(201);
    expect(body).toEqual({
      token: expect.any(String),
      user: {
        _id: expect.any(String),
        name: ada.name,
        email: ada.email,
        avatar: '/api/avatars/initials.svg?seed=Ada%20Lovelace',
        role: 'admin',
      },
    });
    expect(await as(body).get('/auth/me')).toMatchObject({ status: 200, body: body.user });
  });

  it('refuses an address that is taken, whatever its case', async () => {
    const again = { ...ada, email: ' ADA@Example.com' };
    expect(await anonymous.post('/auth/register', again)).toMatchObject(refusal(409, 'EMAIL_TAKEN'));
  });
});

describe('GET /auth/me', () => {
  it('answers the person whose session it is', async () => {
    const user = await given.user({ name: 'Grace' });
    expect(await as(user).get('/auth/me')).toMatchObject({
      status: 200,
      body: { _id: user._id, name: 'Grace' },
    });
  });

  it('refuses nobody in particular', async () => {
    expect(await anonymous.get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});
