import { useApi } from '../../../test/index.js';
import { promote } from './promote.js';

const { as, databaseUrl, given, rows } = useApi();

const roleOf = async (user: { token: string }) =>
  (await as(user).get<{ role: string }>('/auth/me')).body.role;

describe('promote', () => {
  it('makes a member admin of their own team as of the next request', async () => {
    const team = await given.team();
    const ann = await given.user({ team });
    expect(await roleOf(ann)).toBe('member');
    expect(await promote(databaseUrl(), ` ${ann.email.toUpperCase()} `)).toEqual({
      name: ann.name,
      email: ann.email,
    });
    expect(await roleOf(ann)).toBe('admin');
  });

  it('records the change of the role in the audit log', async () => {
    const team = await given.team();
    const ann = await given.user({ team });
    await promote(databaseUrl(), ann.email);
    expect(
      await rows(
        `SELECT address, details FROM audit_events WHERE kind = 'role_changed' AND person_id = '${ann._id}'`,
      ),
    ).toEqual([{ address: null, details: { from: 'member', to: 'admin' } }]);
  });

  it('adds a person without a team to the first one', async () => {
    const { admin } = await given.team();
    const ben = await given.user();
    await promote(databaseUrl(), ben.email);
    expect(await roleOf(ben)).toBe('admin');
    expect(await roleOf(admin)).toBe('admin');
  });

  it('fails with a clear message for an unknown address', async () => {
    await expect(promote(databaseUrl(), 'nobody@example.com')).rejects.toMatchObject({
      code: 'NO_ACCOUNT',
      message: 'There is no account with the address nobody@example.com.',
    });
  });
});
