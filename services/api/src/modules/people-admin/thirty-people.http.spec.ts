import type {
  AuthResult,
  InviteManyResult,
  NotificationList,
  PeoplePage,
  PersonHoldings,
  Project,
  ResetLink,
} from '@taskloom/contracts';
import { refusal, useApi, type Answer } from '../../../test/index.js';

/** As in an installation that has just been set up: no mail, and every step over HTTP. */
const { anonymous, as, rows } = useApi();

const PASSWORD = 'a good old word';
const NEW_PASSWORD = 'a good new word';

interface Person {
  _id: string;
  name: string;
  email: string;
  token: string;
  project: string;
}

const addresses = Array.from({ length: 30 }, (_, n) => `person-${n + 1}@fernbank.example`);
const people: Person[] = [];
let admin: Person;

const register = async (email: string): Promise<Person> => {
  const name = `Person ${email.split('@')[0] ?? ''}`;
  const { body, status } = await anonymous.post<AuthResult>('/auth/register', {
    name,
    email,
    password: PASSWORD,
  });
  expect(status).toBe(201);
  return { _id: body.user._id, name, email, token: body.token, project: '' };
};
const signIn = ({ email }: Person, password = NEW_PASSWORD) =>
  anonymous.post<AuthResult>('/auth/login', { email, password });
const list = async (query = '?limit=100') => (await as(admin).get<PeoplePage>(`/admin/people${query}`)).body;
/** In pairs, so that changes of the team also meet. */
const forEach = async (work: (person: Person, index: number) => Promise<void>) => {
  for (let at = 0; at < people.length; at += 2)
    await Promise.all(people.slice(at, at + 2).map((person, n) => work(person, at + n)));
};
const isDone = { status: 200 };
const eventsOf = async (kind: string) =>
  (
    await rows('SELECT DISTINCT person_id FROM audit_events WHERE kind = $1 AND actor_id = $2', [
      kind,
      admin._id,
    ])
  ).length;

describe('thirty people, by one admin', () => {
  it('are invited at once', async () => {
    admin = await register('founder@fernbank.example');
    const { body } = await as(admin).post<InviteManyResult>('/team/invites', {
      emails: addresses,
      role: 'member',
    });
    expect(body.results.map(({ outcome }) => outcome)).toEqual(addresses.map(() => 'invited'));
    expect((await list()).counts).toMatchObject({ active: 1, invited: 30, disabled: 0 });
  });

  it('register and accept, each for themselves', async () => {
    for (const email of addresses) people.push(await register(email));
    await forEach(async (person) => {
      const { body } = await as(person).get<NotificationList>('/notifications');
      const id = body.notifications.find(({ type }) => type === 'team_invite')?.actionData?.['inviteId'];
      expect(await as(person).post(`/team/invites/${String(id)}/accept`)).toMatchObject(isDone);
    });
    expect((await list()).counts).toMatchObject({ active: 31, invited: 0, disabled: 0 });
  });

  it('become admins and members again', async () => {
    for (const role of ['admin', 'member']) {
      await forEach(async ({ _id }) => {
        expect(await as(admin).patch(`/team/members/${_id}`, { role })).toMatchObject(isDone);
      });
      expect((await list(`?role=${role}&limit=100`)).people).toHaveLength(role === 'admin' ? 31 : 30);
    }
    expect(await eventsOf('role_changed')).toBe(30);
  });

  it('get a new password through a link, which ends their sessions', async () => {
    await forEach(async (person) => {
      const { body } = await as(admin).post<ResetLink>(`/team/members/${person._id}/reset-link`, {
        password: PASSWORD,
      });
      const token = body.path.slice(body.path.indexOf('#') + 1);
      const reset = await anonymous.post('/auth/password/reset', { token, password: NEW_PASSWORD });
      expect(reset).toMatchObject(isDone);
      expect(await as(person).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
      expect(await signIn(person, PASSWORD)).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
      person.token = (await signIn(person)).body.token;
    });
    expect(await eventsOf('password_reset_link')).toBe(30);
  });

  it('are disabled once what they own has another owner', async () => {
    await forEach(async (person) => {
      const draft = { title: `Project of ${person.name}`, description: 'Theirs', deadline: '2030-01-01' };
      person.project = (await as(person).post<Project>('/projects', draft)).body._id;
    });
    await forEach(async (person) => {
      const disable = (transfers: object[]): Promise<Answer<unknown>> =>
        as(admin).post(`/admin/people/${person._id}/disable`, { transfers });
      const { body } = await as(admin).get<PersonHoldings>(`/admin/people/${person._id}/holdings`);
      expect(body.projects.map(({ _id }) => _id)).toContain(person.project);
      expect(await disable([])).toMatchObject(refusal(409, 'OWNS_PROJECTS'));
      const transfers = body.projects.map(({ _id: projectId }) => ({ projectId, ownerId: admin._id }));
      expect(await disable(transfers)).toMatchObject(isDone);
      expect(await as(person).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
      expect(await signIn(person)).toMatchObject(refusal(403, 'ACCOUNT_DISABLED'));
    });
    expect((await list()).counts).toMatchObject({ active: 1, disabled: 30 });
    expect(await eventsOf('person_disabled')).toBe(30);
  });

  it('are enabled again, with what they have written', async () => {
    await forEach(async (person) => {
      expect(await as(admin).post(`/admin/people/${person._id}/enable`)).toMatchObject(isDone);
      person.token = (await signIn(person)).body.token;
      const { body } = await as(person).get<Project>(`/projects/${person.project}`);
      expect(body).toMatchObject({ title: `Project of ${person.name}`, owner: { _id: admin._id } });
    });
    expect((await list()).counts).toMatchObject({ active: 31, disabled: 0 });
    expect(await eventsOf('person_enabled')).toBe(30);
  });

  it('leave the team and are invited into it again', async () => {
    await forEach(async (person) => {
      expect(await as(admin).delete(`/team/members/${person._id}`)).toMatchObject(isDone);
    });
    expect((await list()).counts).toMatchObject({ active: 1, invited: 0 });
    const again = { emails: addresses, role: 'member' };
    await as(admin).post<InviteManyResult>('/team/invites', again);
    expect((await list()).counts).toMatchObject({ active: 1, invited: 30 });
    await forEach(async (person) => {
      const { body } = await as(person).get<NotificationList>('/notifications');
      const ids = body.notifications
        .filter(({ type }) => type === 'team_invite')
        .map(({ actionData }) => String(actionData?.['inviteId']));
      const answers = await Promise.all(ids.map((id) => as(person).post(`/team/invites/${id}/accept`)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });
    expect((await list()).counts).toMatchObject({ active: 31, invited: 0 });
  });

  it('are deleted, half of them while they are disabled; what they have written stays', async () => {
    const projects = people.map(({ project }) => project);
    await forEach(async (person, index) => {
      if (index % 2 === 1) await as(admin).post(`/admin/people/${person._id}/disable`, { transfers: [] });
      const deletion = await as(admin).post(`/admin/people/${person._id}/deletion`, { transfers: [] });
      expect(deletion).toMatchObject(isDone);
      expect(await as(person).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
      expect(await signIn(person)).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    });
    expect(await list()).toMatchObject({
      people: [{ _id: admin._id, state: 'active', ownedProjects: 30 }],
      counts: { active: 1, disabled: 0, invited: 0 },
    });
    for (const project of projects) expect(await as(admin).get(`/projects/${project}`)).toMatchObject(isDone);
    expect(await eventsOf('person_deleted')).toBe(30);
  });

  it('can register again with their addresses, as new people', async () => {
    const [email = ''] = addresses;
    const again = await register(email);
    expect(again._id).not.toBe(people[0]?._id);
    expect((await list()).counts.active).toBe(1);
  });
});
