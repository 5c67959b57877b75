import { HUES, personHue, type AuthResult, type TeamMember, type User } from '@taskloom/contracts';
import { useApi, type TestTeam, type TestUser } from '../../../test/index.js';
import { promote } from './promote.js';

const { anonymous, as, databaseUrl, given, rows } = useApi();

const join = async (team: TestTeam, person: TestUser) => {
  const { _id } = await given.invitation({ team, addressee: person });
  expect(await as(person).post(`/team/invites/${_id}/accept`)).toMatchObject({ status: 200 });
};
const me = async (person: TestUser) => (await as(person).get<User>('/auth/me')).body;
const hueOfMember = async (person: TestUser) => personHue({ avatar: (await me(person)).avatar });
const give = (hue: string, { _id }: TestUser) => rows('UPDATE users SET hue = $1 WHERE id = $2', [hue, _id]);

describe('colours of members', () => {
  it('are handed out in turn, so that ten people of a team have ten', async () => {
    const admin = await given.user();
    const team = await given.team({ admin });
    await give('iris', admin);
    const others = [];
    for (let count = 0; count < HUES.length; count++) {
      const person = await given.user();
      await join(team, person);
      others.push(await hueOfMember(person));
    }
    expect(others).toEqual([...HUES.slice(1), 'iris']);
  });

  it('are seen by everyone, in the address of the generated picture', async () => {
    const [team, ben] = [await given.team(), await given.user({ name: 'Ben' })];
    await join(team, ben);
    const { body } = await as(team.admin).get<TeamMember[]>('/team/members');
    const expected = '/api/avatars/initials.svg?seed=Ben&hue=iris';
    expect(body.find(({ _id }) => _id === ben._id)?.avatar).toBe(expected);
    expect((await anonymous.get(expected.slice('/api'.length))).text).toContain('fill="#d8d7e8"');
  });

  it('stay with the person through a new name, their own picture and another team, unless a member of it has the same one', async () => {
    const [team, ben] = [await given.team(), await given.user()];
    await give('iris', team.admin);
    await join(team, ben);
    expect(await as(ben).patch('/auth/me', { name: 'Benjamin' })).toMatchObject({ status: 200 });
    expect((await me(ben)).avatar).toBe('/api/avatars/initials.svg?seed=Benjamin&hue=rose');
    await as(ben).patch('/auth/me', { avatar: 'https://pictures.example/ben.png' });
    await as(ben).patch('/auth/me', { avatar: null });
    expect(await hueOfMember(ben)).toBe('rose');

    const [free, taken] = [await given.team(), await given.team()];
    await give('rose', taken.admin);
    await as(team.admin).delete(`/team/members/${ben._id}`);
    await join(free, ben);
    expect(await hueOfMember(ben)).toBe('rose');
    await as(free.admin).delete(`/team/members/${ben._id}`);
    await join(taken, ben);
    expect((await me(ben)).avatar).toBe('/api/avatars/initials.svg?seed=Benjamin&hue=iris');
  });

  it("are given to the operator's admin, and not to people without a team", async () => {
    const { body } = await anonymous.post<AuthResult>('/auth/register', {
      name: 'Alone',
      email: 'alone@example.com',
      password: 'long enough',
    });
    const alone = { ...body.user, ...body };
    expect((await me(alone)).avatar).not.toContain('hue');
    await promote(databaseUrl(), body.user.email);
    expect((await me(alone)).avatar).toContain('&hue=');
  });

  it('are gone with a deleted account', async () => {
    const [team, ben] = [await given.team(), await given.user()];
    await join(team, ben);
    expect(await as(ben).post('/account/deletion', { transfers: [] })).toMatchObject({ status: 200 });
    expect(await rows(`SELECT hue FROM users WHERE id = '${ben._id}'`)).toEqual([{ hue: null }]);
  });

  it('leave the pictures of another service alone', async () => {
    const [team, ben] = [await given.team(), await given.user()];
    await rows(`UPDATE users SET initials_avatar = 'https://pictures.example/Ben' WHERE id = $1`, [ben._id]);
    await join(team, ben);
    expect((await me(ben)).avatar).toBe('https://pictures.example/Ben');
  });
});
