import type { PeoplePage, PersonHoldings, Project } from '@taskloom/contracts';
import { PASSWORD, refusal, useApi, useSockets, type TestUser } from '../../../test/index.js';

const api = useApi();
const { anonymous, as, given, rows } = api;
const { connect } = useSockets(api);

/** Jonas owns one project, on which Priya works. */
const aTeam = async () => {
  const admin = await given.user({ name: 'Maya' });
  const [jonas, priya] = [await given.user({ name: 'Jonas' }), await given.user({ name: 'Priya' })];
  const team = await given.team({ admin, members: [jonas, priya] });
  const project = await given.project({ owner: jonas, members: [priya], title: 'Billing migration' });
  await given.task({ project });
  return { team, admin, jonas, priya, project };
};

const people = async (admin: TestUser, query = ''): Promise<PeoplePage> =>
  (await as(admin).get<PeoplePage>(`/admin/people${query}`)).body;
const names = ({ people: all }: PeoplePage) => all.map(({ name, email }) => name ?? email);
const disable = (admin: TestUser, { _id }: TestUser, transfers: object[] = []) =>
  as(admin).post(`/admin/people/${_id}/disable`, { transfers });
const enable = (admin: TestUser, { _id }: TestUser) => as(admin).post(`/admin/people/${_id}/enable`);
const transfer = (admin: TestUser, { _id }: TestUser, transfers: object[]) =>
  as(admin).post(`/admin/people/${_id}/transfer`, { transfers });
const signIn = ({ email }: TestUser, password = PASSWORD) =>
  anonymous.post('/auth/login', { email, password });

describe('the people of a team', () => {
  it('are listed by name with their state, then invitations, and no one of another team', async () => {
    const { admin, team, jonas, priya } = await aTeam();
    await aTeam();
    await given.invitation({ team, email: 'noor@fernbank.example' });
    await given.invitation({ team, email: 'late@fernbank.example', expiresInDays: -1 });
    await rows(`INSERT INTO second_factors (user_id, secret, confirmed_at) VALUES ($1, 'JBSWY3DP', now())`, [
      priya._id,
    ]);
    await disable(admin, priya);
    const { people: all, counts, next } = await people(admin);
    expect(all).toMatchObject([
      { _id: jonas._id, name: 'Jonas', email: jonas.email, role: 'member', state: 'active', factors: [] },
      { name: 'Maya', role: 'admin', state: 'active', ownedProjects: 0 },
      { name: 'Priya', state: 'disabled', factors: ['app'], lastSeenAt: null },
      { name: null, email: 'noor@fernbank.example', state: 'invited', avatar: null, lastSeenAt: null },
    ]);
    expect(all[0]).toMatchObject({ ownedProjects: 1, lastSeenAt: expect.stringMatching(/^20.+Z$/) });
    expect(counts).toEqual({ active: 2, disabled: 1, invited: 1, withoutFactor: 2 });
    expect(next).toBeNull();
  });

  it.each([
    ['?search=JÓN', ['Jonas']],
    ['?search=noor%40fern', ['noor@fernbank.example']],
    ['?search=%25', []],
    ['?state=invited', ['noor@fernbank.example']],
    ['?role=admin', ['Maya']],
    ['?withoutFactor=true&state=active', ['Jonas', 'Maya', 'Priya']],
    ['?state=disabled', []],
  ])('are filtered by %s', async (query, expected) => {
    const { admin, team } = await aTeam();
    await given.invitation({ team, email: 'noor@fernbank.example' });
    expect(names(await people(admin, query))).toEqual(expected);
  });

  it('are read page by page, each once, and another cursor starts at the first page', async () => {
    const { admin, team } = await aTeam();
    await given.user({ name: '田中', team });
    await given.user({ name: 'jonas', team });
    await given.invitation({ team, email: 'noor@fernbank.example' });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: PeoplePage = await people(admin, `?limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...names(page));
      cursor = page.next;
    }
    expect(seen).toEqual(names(await people(admin)));
    expect(seen).toHaveLength(6);
    expect(names(await people(admin, '?cursor=bm9uc2Vuc2U'))).toHaveLength(6);
  });

  it('hold projects, sessions and tokens, for the dialog that transfers them', async () => {
    const { admin, jonas, priya, project } = await aTeam();
    await given.apiToken({ user: jonas });
    const { body } = await as(admin).get<PersonHoldings>(`/admin/people/${jonas._id}/holdings`);
    expect(body).toMatchObject({
      projects: [{ _id: project._id, title: 'Billing migration', status: 'active', tasks: 1, members: 2 }],
      sessions: 1,
      apiTokens: 1,
    });
    expect(body.candidates.map(({ _id }) => _id)).toEqual([admin._id, priya._id]);
  });
});

describe('disabling a person', () => {
  it('ends their sessions, sockets and API tokens at once, and keeps what they wrote', async () => {
    const { admin, priya, project } = await aTeam();
    const task = await given.task({ project, createdBy: priya });
    await given.comment({ task, author: priya, content: 'Kept' });
    const script = await given.apiToken({ user: priya });
    const sockets = [await connect(priya), await connect(script)];
    const closed = sockets.map(({ socket }) => new Promise((done) => socket.once('disconnect', done)));
    expect(await disable(admin, priya)).toMatchObject({ status: 200 });
    await Promise.all(closed);
    for (const way of [priya, script])
      expect(await as(way).get('/auth/me')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await rows('SELECT 1 FROM sessions WHERE user_id = $1', [priya._id])).toEqual([]);
    expect(await rows('SELECT content FROM comments WHERE author_id = $1', [priya._id])).toEqual([
      { content: 'Kept' },
    ]);
  });

  it('makes the sign-in say so, after the right password only', async () => {
    const { admin, priya } = await aTeam();
    await disable(admin, priya);
    expect(await signIn(priya, 'wrong')).toMatchObject(refusal(401, 'CREDENTIALS_INVALID'));
    expect(await signIn(priya)).toMatchObject({
      ...refusal(403, 'ACCOUNT_DISABLED'),
      body: { message: 'This account is disabled. Ask an admin of your team to enable it again.' },
    });
    expect(await enable(admin, priya)).toMatchObject({ status: 200 });
    expect(await signIn(priya)).toMatchObject({ status: 200 });
  });

  it('needs new owners for all their projects, and changes nothing without them', async () => {
    const { admin, jonas, priya, project } = await aTeam();
    expect(await disable(admin, jonas)).toMatchObject(refusal(409, 'OWNS_PROJECTS'));
    expect(await as(jonas).get('/auth/me')).toMatchObject({ status: 200 });
    const transfers = [{ projectId: project._id, ownerId: priya._id }];
    expect(await disable(admin, jonas, transfers)).toMatchObject({ status: 200 });
    const { body } = await as(priya).get<Project>(`/projects/${project._id}`);
    expect(body.owner._id).toBe(priya._id);
    expect(body.members.map(({ user }) => user._id)).toContain(jonas._id);
  });

  it('is refused for oneself, so that a team always keeps an admin', async () => {
    const { admin } = await aTeam();
    expect(await disable(admin, admin)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(admin).get('/auth/me')).toMatchObject({ status: 200 });
  });

  it('of an admin leaves the other one as the last, who can’t step down', async () => {
    const { admin, team, priya } = await aTeam();
    await rows(`UPDATE team_memberships SET role = 'admin' WHERE user_id = $1`, [priya._id]);
    await disable(admin, priya);
    const role = await as(admin).patch(`/team/members/${admin._id}`, { role: 'member' });
    expect(role).toMatchObject(refusal(409, 'LAST_ADMIN'));
    expect(team.admin._id).toBe(admin._id);
  });

  it('is recorded once, as enabling is', async () => {
    const { admin, priya } = await aTeam();
    for (const act of [disable, disable, enable, enable]) await act(admin, priya);
    const events = await rows(
      `SELECT kind, actor_id FROM audit_events WHERE person_id = $1 AND actor_id = $2 ORDER BY id`,
      [priya._id, admin._id],
    );
    expect(events).toEqual([
      { kind: 'person_disabled', actor_id: admin._id },
      { kind: 'person_enabled', actor_id: admin._id },
    ]);
  });

  it('of two admins by each other at the same time leaves one of them', async () => {
    const { admin, priya } = await aTeam();
    await rows(`UPDATE team_memberships SET role = 'admin' WHERE user_id = $1`, [priya._id]);
    const answers = await Promise.all([disable(admin, priya), disable(priya, admin)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('transferring projects', () => {
  it('gives each project to its new owner, notifies them and is recorded', async () => {
    const { admin, jonas, priya, project } = await aTeam();
    const other = await given.project({ owner: jonas });
    const transfers = [
      { projectId: project._id.toUpperCase(), ownerId: priya._id },
      { projectId: other._id, ownerId: admin._id },
    ];
    expect(await transfer(admin, jonas, transfers)).toMatchObject({ status: 200 });
    const owners = await rows('SELECT owner_id FROM projects WHERE id = ANY($1) ORDER BY id', [
      [project._id, other._id],
    ]);
    expect(owners).toEqual([{ owner_id: priya._id }, { owner_id: admin._id }]);
    expect(await as(jonas).get(`/projects/${other._id}`)).toMatchObject({ status: 200 });
    expect(
      await rows(
        `SELECT person_id FROM audit_events WHERE kind = 'project_owner_changed' AND actor_id = $1`,
        [admin._id],
      ),
    ).toHaveLength(2);
  });

  it.each([
    ['to the person', ({ jonas, project }) => ({ projectId: project._id, ownerId: jonas._id })],
    ['outside the team', ({ stranger, project }) => ({ projectId: project._id, ownerId: stranger._id })],
    ['of someone else', ({ foreign, priya }) => ({ projectId: foreign._id, ownerId: priya._id })],
  ] as [string, (world: Awaited<ReturnType<typeof aTeam>> & Others) => object][])(
    '%s is refused',
    async (_, entry) => {
      const world = await aTeam();
      const stranger = await given.user();
      const foreign = await given.project({ owner: world.admin });
      const answer = await transfer(world.admin, world.jonas, [entry({ ...world, stranger, foreign })]);
      expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    },
  );

  it('to a disabled person is refused', async () => {
    const { admin, jonas, priya, project } = await aTeam();
    await disable(admin, priya);
    const answer = await transfer(admin, jonas, [{ projectId: project._id, ownerId: priya._id }]);
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it.each([[null], ['all'], [[[]]], [[{ projectId: 'x', ownerId: 'y' }]], [[1]]])(
    'refuses the list %j',
    async (transfers) => {
      const { admin, jonas } = await aTeam();
      const answer = await as(admin).post(`/admin/people/${jonas._id}/transfer`, { transfers });
      expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    },
  );
});

interface Others {
  stranger: TestUser;
  foreign: { _id: string };
}
