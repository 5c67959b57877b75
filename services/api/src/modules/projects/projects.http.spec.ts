import { addDays, latestDeadline, localDay, type Project, type ProjectList } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi();

const inDays = (days: number) => addDays(localDay(), days);
const aProject = { title: 'Billing migration', description: 'No downtime.', deadline: inDays(7) };

describe('GET /projects', () => {
  it('returns the projects of the caller in full, most recently updated first', async () => {
    const owner = await given.user({ name: 'Maya' });
    const ann = await given.user({ name: 'Ann' });
    const busy = await given.project({ owner: ann, members: [owner] });
    const quiet = await given.project({ owner, members: [ann] });
    await rows(`UPDATE projects SET updated_at = now() - interval '1 day' WHERE id = $1`, [quiet._id]);
    await given.task({ project: busy, status: 'done' });
    await given.task({ project: busy, status: 'todo' });
    const { status, body } = await as(owner).get<Project[]>('/projects');
    expect(status).toBe(200);
    expect(body.map(({ _id }) => _id)).toEqual([busy._id, quiet._id]);
    expect(body[0]).toEqual({
      _id: busy._id,
      title: busy.title,
      description: '',
      archiveDoneAfter: null,
      archive: null,
      status: 'active',
      deadline: null,
      owner: { _id: ann._id, name: 'Ann', avatar: '/api/avatars/initials.svg?seed=Ann' },
      members: [
        {
          user: {
            _id: ann._id,
            name: 'Ann',
            email: ann.email,
            avatar: '/api/avatars/initials.svg?seed=Ann',
          },
          role: 'owner',
          joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        },
        expect.objectContaining({
          user: expect.objectContaining({ _id: owner._id }),
          role: 'member',
        }),
      ],
      taskCounts: { todo: 1, inprogress: 0, done: 1 },
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it('sends each person once in the list, and leaves out what has its default', async () => {
    const owner = await given.user({ name: 'Maya' });
    const ann = await given.user({ name: 'Ann' });
    const busy = await given.project({ owner: ann, members: [owner] });
    const quiet = await given.project({ owner, members: [ann] });
    await rows(
      `UPDATE projects SET updated_at = now() - interval '1 day', status = 'on-hold', description = 'Later.',
         deadline = '2030-01-01', archive_done_after = 30, revision = revision + 1 WHERE id = $1`,
      [quiet._id],
    );
    await given.task({ project: busy, status: 'done' });
    const whole = (await as(owner).get<Project[]>('/projects')).body;
    const { body } = await as(owner).get<ProjectList>('/projects', { query: { view: 'list' } });
    expect(body.users).toHaveLength(2);
    expect(body.users).toEqual(expect.arrayContaining(whole[0]?.members.map(({ user }) => user) ?? []));
    const placeOf = ({ _id }: { _id: string }) => body.users.findIndex((user) => user._id === _id);
    expect(body.projects).toEqual([
      {
        ...{ _id: busy._id, title: busy.title, members: [placeOf(ann), placeOf(owner)] },
        ...{ taskCounts: [0, 0, 1], version: 1, updatedAt: whole[0]?.updatedAt },
      },
      {
        ...{ _id: quiet._id, title: quiet.title, members: [placeOf(owner), placeOf(ann)] },
        ...{ taskCounts: [0, 0, 0], version: 1, updatedAt: whole[1]?.updatedAt },
        ...{ status: 'on-hold', description: 'Later.', deadline: '2030-01-01', archiveDoneAfter: 30 },
      },
    ]);
  });

  it('has an empty list, and pages of it', async () => {
    const owner = await given.user();
    const list = async (query: Record<string, string> = {}) =>
      (await as(owner).get<ProjectList>('/projects', { query: { view: 'list', ...query } })).body;
    expect(await list()).toEqual({ users: [], projects: [] });
    const first = await given.project({ owner });
    const second = await given.project({ owner });
    const ids = ({ projects }: ProjectList) => projects.map(({ _id }) => _id);
    expect(ids(await list({ limit: '1' }))).toEqual([second._id]);
    expect(ids(await list({ limit: '1', cursor: second._id }))).toEqual([first._id]);
    expect(ids(await list({ archived: 'true' }))).toEqual([]);
  });

  it('shows no projects of other people', async () => {
    await given.project();
    const stranger = await given.user();
    expect(await as(stranger).get('/projects')).toMatchObject({ status: 200, body: [] });
  });

  it('returns pages without gaps on request', async () => {
    const owner = await given.user();
    for (let count = 0; count < 5; count++) await given.project({ owner });
    const seen: string[] = [];
    for (let cursor: string | undefined, more = true; more; cursor = seen.at(-1)) {
      const query: Record<string, string> = cursor ? { limit: '2', cursor } : { limit: '2' };
      const { body } = await as(owner).get<Project[]>('/projects', { query });
      seen.push(...body.map(({ _id }) => _id));
      more = body.length === 2;
    }
    const { body: all } = await as(owner).get<Project[]>('/projects');
    expect(seen).toHaveLength(5);
    expect(new Set(seen)).toEqual(new Set(all.map(({ _id }) => _id)));
  });

  it.each<Record<string, string>>([
    { limit: '0' },
    { limit: 'many' },
    { limit: '1001' },
    { cursor: 'x' },
    { view: 'x' },
  ])('refuses the page %p', async (query) => {
    const user = await given.user();
    expect(await as(user).get('/projects', { query })).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});

describe('POST /projects', () => {
  it('creates an active project whose only member is its owner', async () => {
    const owner = await given.user();
    const { status, body } = await as(owner).post<Project>('/projects', { ...aProject, title: '  Move  ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'Move',
      status: 'active',
      deadline: aProject.deadline,
      version: 1,
      owner: { _id: owner._id },
      members: [{ user: { _id: owner._id }, role: 'owner' }],
      taskCounts: { todo: 0, inprogress: 0, done: 0 },
    });
    expect(await as(owner).get(`/projects/${body._id}`)).toMatchObject({ status: 200, body });
  });

  it.each([
    ['title', { ...aProject, title: '   ' }],
    ['title', { ...aProject, title: undefined }],
    ['title', { ...aProject, title: 'x'.repeat(256) }],
    ['description', { ...aProject, description: undefined }],
    ['deadline', { ...aProject, deadline: undefined }],
    ['deadline', { ...aProject, deadline: '2026-02-30' }],
    ['deadline', { ...aProject, deadline: inDays(-3) }],
    ['deadline', { ...aProject, deadline: addDays(latestDeadline(), 1) }],
    ['status', { ...aProject, status: 'paused' }],
    ['owner', { ...aProject, owner: 'me' }],
    ['language', { ...aProject, template: 'release', language: 'fr' }],
    ['description', { title: 'Move', template: 'release', description: null }],
    ['deadline', { title: 'Move', template: 'release', deadline: inDays(-3) }],
  ])('refuses an invalid %s', async (field, body) => {
    const owner = await given.user();
    const answer = await as(owner).post('/projects', body);
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect(await as(owner).get('/projects')).toMatchObject({ body: [] });
  });

  it.each([inDays(0), addDays(inDays(0), -1), latestDeadline(), `${inDays(3)}T10:00:00.000Z`])(
    'accepts the deadline %s while it is still today somewhere',
    async (deadline) => {
      // At 11:00 UTC it is still yesterday in UTC−12.
      jest.useFakeTimers({
        now: new Date(`${localDay()}T11:00:00Z`),
        advanceTimers: true,
        doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
      });
      const answer = await as(await given.user()).post<Project>('/projects', { ...aProject, deadline });
      jest.useRealTimers();
      expect(answer).toMatchObject({ status: 201, body: { deadline: deadline.slice(0, 10) } });
    },
  );

  it('refuses an anonymous caller', async () => {
    expect(await anonymous.post('/projects', aProject)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

describe('GET /projects/{id}', () => {
  it('returns it to a member', async () => {
    const ann = await given.user();
    const project = await given.project({ members: [ann], deadline: '2026-12-24' });
    expect(await as(ann).get(`/projects/${project._id}`)).toMatchObject({
      status: 200,
      body: { _id: project._id, deadline: '2026-12-24' },
    });
  });

  it('responds to a stranger as for an unknown project, byte for byte', async () => {
    const project = await given.project();
    const stranger = as(await given.user());
    const foreign = await stranger.get(`/projects/${project._id}`);
    expect(foreign).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect((await stranger.get(`/projects/${uuid()}`)).text).toBe(foreign.text);
    expect((await stranger.get('/projects/nonsense')).text).toBe(foreign.text);
  });
});

describe('PATCH /projects/{id}', () => {
  it('sets only the fields that the owner names', async () => {
    const project = await given.project({ description: 'Old words', deadline: '2020-01-01' });
    const { status, body } = await as(project.owner).patch<Project>(`/projects/${project._id}`, {
      title: ' New title ',
      deadline: '2020-01-01',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'New title',
      description: 'Old words',
      deadline: '2020-01-01',
      version: 2,
    });
  });

  it('removes a deadline and a description', async () => {
    const project = await given.project({ description: 'Words', deadline: '2020-01-01' });
    expect(
      await as(project.owner).patch(`/projects/${project._id}`, { description: '', deadline: null }),
    ).toMatchObject({ status: 200, body: { description: '', deadline: null } });
  });

  it('lets a member set only the status', async () => {
    const ann = await given.user();
    const project = await given.project({ members: [ann] });
    expect(await as(ann).patch(`/projects/${project._id}`, { status: 'on-hold' })).toMatchObject({
      status: 200,
      body: { status: 'on-hold' },
    });
  });

  it.each([{ title: 'Mine now' }, { status: 'completed', deadline: null }, { title: 7, unknown: 1 }])(
    'refuses %p from a member, and applies nothing',
    async (changes) => {
      const ann = await given.user();
      const project = await given.project({ members: [ann] });
      expect(await as(ann).patch(`/projects/${project._id}`, changes)).toMatchObject(
        refusal(403, 'FORBIDDEN'),
      );
      expect(await as(ann).get(`/projects/${project._id}`)).toMatchObject({
        body: { title: project.title, status: 'active', version: 1 },
      });
    },
  );

  it.each([
    ['owner', { status: 'completed', color: 'red' }],
    ['member', { status: 'completed', color: 'red' }],
    ['member', { status: 'paused' }],
    ['owner', { title: '' }],
    ['owner', { title: null }],
    ['owner', { description: null }],
    ['owner', { deadline: '2020-01-01' }],
    ['owner', { version: 7 }],
  ] as const)('refuses the %s %p as invalid', async (actor, changes) => {
    const member = await given.user();
    const project = await given.project({ members: [member] });
    const who = { owner: project.owner, member }[actor];
    expect(await as(who).patch(`/projects/${project._id}`, changes)).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    expect(await as(who).get(`/projects/${project._id}`)).toMatchObject({ body: { version: 1 } });
  });

  it('applies a change to the version that its sender has seen', async () => {
    const project = await given.project();
    const path = `/projects/${project._id}`;
    const owner = as(project.owner);
    const changed = await owner.patch(path, { title: 'Once' }, { headers: { 'if-match': '"1"' } });
    expect(changed).toMatchObject({ status: 200, body: { version: 2 } });
  });

  it('refuses a change to an older version, and shows the current one', async () => {
    const project = await given.project();
    const path = `/projects/${project._id}`;
    const owner = as(project.owner);
    await owner.patch(path, { title: 'Once' });
    const late = await owner.patch(path, { title: 'Twice' }, { headers: { 'if-match': '"1"' } });
    expect(late).toMatchObject(refusal(409, 'STALE_VERSION'));
    expect(late.body).toMatchObject({ current: { _id: project._id, title: 'Once', version: 2 } });
    const empty = await owner.patch(path, {}, { headers: { 'if-match': '"1"' } });
    expect(empty).toMatchObject(refusal(409, 'STALE_VERSION'));
  });

  it('changes nothing without a field', async () => {
    const project = await given.project();
    expect(await as(project.owner).patch(`/projects/${project._id}`, {})).toMatchObject({
      status: 200,
      body: { version: 1 },
    });
  });

  it('returns 404 to a stranger for any body', async () => {
    const project = await given.project();
    const stranger = as(await given.user());
    const path = `/projects/${project._id}`;
    expect(await stranger.patch(path, { title: 1 })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await stranger.patch(path, '{broken')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('DELETE /projects/{id}', () => {
  it('lets the owner delete it with everything in it', async () => {
    const project = await given.project();
    const task = await given.task({ project, assignees: [{ user: project.owner }] });
    await given.comment({ task });
    expect(await as(project.owner).delete(`/projects/${project._id}`)).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    expect(await as(project.owner).get(`/projects/${project._id}`)).toMatchObject({ status: 404 });
    expect(await rows('SELECT kind FROM trash WHERE project_id = $1', [project._id])).toEqual([
      { kind: 'project' },
    ]);
  });

  it('refuses a member', async () => {
    const ann = await given.user();
    const project = await given.project({ members: [ann] });
    expect(await as(ann).delete(`/projects/${project._id}`)).toMatchObject(refusal(403, 'FORBIDDEN'));
    expect(await as(ann).get(`/projects/${project._id}`)).toMatchObject({ status: 200 });
  });
});
