import type { AuthResult, Meta, Policies, Project, User } from '@taskloom/contracts';
import {
  applicationUrl,
  migrate,
  migrationNames,
  prepareApplicationRole,
} from '../src/platform/database/index.js';
import { SessionTokens } from '../src/modules/auth/sessions/session-tokens.js';
import { createEmptyDatabase, queryOnce, type TestDatabase } from './database/test-database.js';
import { PASSWORD, refusal, useApi } from './index.js';

/** The first migration that adds something to accounts: an installation of before has passwords, roles and sessions only. */
const FIRST = 'CreatedPasswordResets';
const HASH = '$argon2id$v=19$m=64,t=1,p=1$2m783Xnbl51kGHngRIhKpg$+2uvYr07MyAYOf4PStRVL16/jweTZiS1IHiiNme2ILM';

const idOf = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const [ADMIN, MEMBER, DISABLED, TEAM, PROJECT, TASK, COMMENT] = [1, 2, 3, 4, 5, 6, 7].map(idOf);
const [OF_ADMIN, OF_MEMBER, INVITATION] = [11, 12, 13].map(idOf);

/** The rows of such an installation. */
const ROWS = `
  INSERT INTO users (id, name, email, password_hash, initials_avatar, disabled_at) VALUES
    ('${ADMIN}', 'Maya Lindqvist', 'maya@fernbank.example', '${HASH}', '/', NULL),
    ('${MEMBER}', 'Jonas Weber', 'jonas@fernbank.example', '${HASH}', '/', NULL),
    ('${DISABLED}', 'Priya Raman', 'priya@fernbank.example', '${HASH}', '/', now());
  INSERT INTO teams (id, name) VALUES ('${TEAM}', 'Fernbank');
  INSERT INTO team_memberships (user_id, team_id, role) VALUES
    ('${ADMIN}', '${TEAM}', 'admin'), ('${MEMBER}', '${TEAM}', 'member'), ('${DISABLED}', '${TEAM}', 'member');
  INSERT INTO sessions (id, user_id, expires_at) VALUES
    ('${OF_ADMIN}', '${ADMIN}', now() + interval '20 days'), ('${OF_MEMBER}', '${MEMBER}', now() + interval '20 days');
  INSERT INTO invitations (id, team_id, email, status, expires_at) VALUES
    ('${INVITATION}', '${TEAM}', 'noor@fernbank.example', 'pending', now() + interval '7 days');
  BEGIN;
  INSERT INTO projects (id, owner_id, title, description, status) VALUES
    ('${PROJECT}', '${MEMBER}', 'Billing migration', 'Of before', 'active');
  INSERT INTO project_members (project_id, user_id) VALUES ('${PROJECT}', '${MEMBER}');
  COMMIT;
  INSERT INTO tasks (project_id, id, title, description, status, priority, position, created_by) VALUES
    ('${PROJECT}', '${TASK}', 'Of before', '', 'todo', 'medium', 'f000001', '${MEMBER}');
  INSERT INTO comments (project_id, task_id, id, author_id, content) VALUES
    ('${PROJECT}', '${TASK}', '${COMMENT}', '${MEMBER}', 'Of before');`;

let database: TestDatabase;
const upgraded = async (): Promise<string> => {
  database = await createEmptyDatabase();
  const through = (await migrationNames()).findIndex((name) => name.startsWith(FIRST));
  expect(through).toBeGreaterThan(0);
  await migrate(database.url, { through });
  await queryOnce(database.url, ROWS);
  await migrate(database.url);
  await prepareApplicationRole(database.url);
  return applicationUrl(database.url);
};
const { anonymous, app, as } = useApi({}, { between: upgraded });
afterAll(() => database.drop());

const stored = (sql: string) => queryOnce(database.url, sql);
/** As that version has signed it. */
const sessionOf = (id = '') => ({ token: app().get(SessionTokens).sign(id) });
const signIn = (email: string) => anonymous.post<AuthResult>('/auth/login', { email, password: PASSWORD });

describe('the upgrade of an installation without any of the later ways to sign in', () => {
  it('sends nothing, decides nothing and records nothing', async () => {
    for (const table of [
      'policies',
      'outbox',
      'notifications',
      'audit_events',
      'second_factors',
      'api_tokens',
    ])
      expect([table, await stored(`SELECT FROM ${table}`)]).toEqual([table, []]);
  });

  it('signs no one out', async () => {
    const people = [
      [OF_ADMIN, { _id: ADMIN, name: 'Maya Lindqvist', role: 'admin' }],
      [OF_MEMBER, { _id: MEMBER, name: 'Jonas Weber', role: 'member' }],
    ] as const;
    for (const [session, person] of people)
      expect(await as(sessionOf(session)).get<User>('/auth/me')).toMatchObject({ status: 200, body: person });
  });

  it('locks no one out: the password is enough, and no one who was disabled comes in', async () => {
    for (const name of ['maya', 'jonas']) {
      const { status, body } = await signIn(`${name}@fernbank.example`);
      expect(status).toBe(200);
      expect(await as(body).get('/projects')).toMatchObject({ status: 200 });
    }
    expect(await signIn('priya@fernbank.example')).toMatchObject(refusal(403, 'ACCOUNT_DISABLED'));
  });

  it('leaves all rules as they were', async () => {
    const { body } = await as(sessionOf(OF_ADMIN)).get<Policies>('/admin/policies');
    expect(body).toMatchObject({
      registration: 'open',
      mailDomains: [],
      secondFactor: { required: 'optional', from: null },
      codes: 'tolerant',
      passwords: { minLength: 6, refuseGuessable: false },
      fixedBy: {},
    });
    const { body: meta } = await anonymous.get<Meta>('/meta');
    for (const stricter of ['registration', 'passwords', 'secondFactor'])
      expect(meta).not.toHaveProperty(stricter);
    const weak = { name: 'Newcomer', email: 'new@elsewhere.example', password: 'secret' };
    expect(await anonymous.post('/auth/register', weak)).toMatchObject({ status: 201 });
  });

  it('lets people go on with their work, though no address has been verified', async () => {
    const jonas = sessionOf(OF_MEMBER);
    const { body } = await as(jonas).get<Project>(`/projects/${PROJECT}`);
    expect(body).toMatchObject({ title: 'Billing migration', owner: { _id: MEMBER } });
    const task = `/projects/${PROJECT}/tasks/${TASK}`;
    expect(await as(jonas).patch(task, { status: 'done' })).toMatchObject({ status: 200 });
    expect(await as(jonas).post(`${task}/comments`, { content: 'After it' })).toMatchObject({ status: 201 });
    const { body: noor } = await anonymous.post<AuthResult>('/auth/register', {
      name: 'Noor',
      email: 'noor@fernbank.example',
      password: PASSWORD,
    });
    expect(await as(noor).post(`/team/invites/${INVITATION}/accept`)).toMatchObject({ status: 200 });
  });

  it('asks for the password before a sensitive change, once, and changes the rest only when an admin does', async () => {
    const admin = sessionOf(OF_ADMIN);
    const invited = { registration: 'invited' };
    expect(await as(admin).patch('/admin/policies', invited)).toMatchObject(refusal(403, 'STEP_UP_REQUIRED'));
    expect(await as(admin).post('/auth/step-up', { password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await as(admin).patch('/admin/policies', invited)).toMatchObject({ status: 200 });
    const late = { name: 'Late', email: 'late@elsewhere.example', password: 'secret' };
    expect(await anonymous.post('/auth/register', late)).toMatchObject(refusal(403, 'INVITATION_REQUIRED'));
  });
});
