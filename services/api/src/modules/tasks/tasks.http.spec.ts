import { addDays, localDay, TASK_DEFAULTS, type Task, type TaskCard } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi, type TestProject } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi();

const inDays = (days: number) => addDays(localDay(), days);
const tasksOf = ({ _id }: TestProject) => `/projects/${_id}/tasks`;

/** A project with an owner and two members, and a stranger. */
const aProject = async () => {
  const [ann, bob, stranger] = [await given.user({ name: 'Ann' }), await given.user(), await given.user()];
  const project = await given.project({ members: [ann, bob] });
  return { project, owner: project.owner, ann, bob, stranger, path: tasksOf(project) };
};

it('a task of another project is not found under this one, even with an invalid body', async () => {
  const { ann, path } = await aProject();
  const elsewhere = await given.task({ project: await given.project({ owner: ann }) });
  expect(await as(ann).patch(`${path}/${elsewhere._id}`, { title: 7 })).toMatchObject(
    refusal(404, 'NOT_FOUND'),
  );
});

describe('GET /projects/{p}/tasks', () => {
  it('returns complete tasks, columns from left to right, cards from top to bottom', async () => {
    const { project, ann, bob, path } = await aProject();
    const done = await given.task({ project, status: 'done', position: 'a0' });
    const second = await given.task({ project, position: 'a1' });
    const first = await given.task({
      project,
      position: 'a0V',
      deadline: '2020-01-01',
      assignees: [{ user: bob }, { user: ann, role: 'primary' }],
    });
    const comment = await given.comment({ task: first, author: ann, content: 'Done soon' });
    const file = await given.attachment({ task: first, uploader: ann });
    const { status, body } = await as(ann).get<Task[]>(path);
    expect(status).toBe(200);
    expect(body.map(({ _id }) => _id)).toEqual([first._id, second._id, done._id]);
    for (const part of ['assignees', 'comments', 'attachments'] as const) {
      expect(body.slice(1).map((task) => task[part])).toEqual([[], []]);
    }
    expect(body[0]).toEqual({
      ...TASK_DEFAULTS,
      cover: undefined,
      _id: first._id,
      project: project._id,
      title: first.title,
      assignees: [
        { user: expect.objectContaining({ _id: ann._id, name: 'Ann', email: ann.email }), role: 'primary' },
        { user: expect.objectContaining({ _id: bob._id }), role: 'secondary' },
      ],
      deadline: '2020-01-01',
      position: 'a0V',
      comments: [
        {
          _id: comment._id,
          content: 'Done soon',
          author: { _id: ann._id, name: 'Ann', avatar: '/api/avatars/initials.svg?seed=Ann' },
          createdAt: expect.stringMatching(/Z$/),
          editedAt: null,
          version: 1,
        },
      ],
      commentCount: 1,
      checklist: [],
      checklistTotal: 0,
      checklistDone: 0,
      relations: [],
      attachments: [
        {
          _id: file._id,
          name: 'notes.txt',
          size: 5,
          type: 'text/plain',
          url: `/api/files/${file._id}`,
          uploadedBy: { _id: ann._id, name: 'Ann' },
          createdAt: expect.stringMatching(/Z$/),
        },
      ],
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    });
  });

  it('returns cards with counts in place of lists', async () => {
    const { project, ann, path } = await aProject();
    const task = await given.task({ project });
    await given.comment({ task });
    await given.comment({ task });
    const { body } = await as(ann).get<TaskCard[]>(path, { query: { view: 'card' } });
    expect(body).toMatchObject([{ _id: task._id, commentCount: 2, attachmentCount: 0, assignees: [] }]);
    expect(body[0]).not.toHaveProperty('comments');
    expect(body[0]).not.toHaveProperty('attachments');
  });

  it.each(['card', undefined])('returns pages of the view %p, oldest first', async (view) => {
    const { project, ann, path } = await aProject();
    const tasks = [];
    for (let count = 0; count < 3; count++) tasks.push((await given.task({ project }))._id);
    const ask = async (query: Record<string, string>) =>
      (await as(ann).get<TaskCard[]>(path, { query: { ...query, ...(view && { view }) } })).body.map(
        ({ _id }) => _id,
      );
    expect(await ask({ limit: '2' })).toEqual(tasks.slice(0, 2));
    expect(await ask({ limit: '2', cursor: tasks[1] ?? '' })).toEqual(tasks.slice(2));
  });

  it('shows nothing of another project', async () => {
    const { owner, path } = await aProject();
    await given.task();
    expect(await as(owner).get(path)).toMatchObject({ status: 200, body: [] });
  });

  it('returns 404 to a stranger', async () => {
    const { stranger, path } = await aProject();
    expect(await as(stranger).get(path)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await anonymous.get(path)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });

  it.each<Record<string, string>>([{ view: 'table' }, { limit: '-1' }])('refuses %p', async (query) => {
    const { ann, path } = await aProject();
    expect(await as(ann).get(path, { query })).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});

describe('GET /projects/{p}/tasks/{t}', () => {
  it('returns one task as the list does', async () => {
    const { project, ann, path } = await aProject();
    const task = await given.task({ project, assignees: [{ user: ann }] });
    await given.comment({ task });
    const { body: list } = await as(ann).get<Task[]>(path);
    expect(await as(ann).get(`${path}/${task._id}`)).toMatchObject({ status: 200, body: list[0] });
  });

  it('returns it under its own project only, even to a member of both', async () => {
    const { owner, path } = await aProject();
    const elsewhere = await given.task({ project: await given.project({ owner }) });
    for (const id of [elsewhere._id, uuid(), 'nonsense']) {
      expect(await as(owner).get(`${path}/${id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    }
  });
});

describe('POST /projects/{p}/tasks', () => {
  it('creates a task with the defaults at the end of its column', async () => {
    const { project, ann, path } = await aProject();
    const above = await given.task({ project });
    const { status, body } = await as(ann).post<Task>(path, { title: '  Write it down ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      project: project._id,
      title: 'Write it down',
      description: '',
      status: 'todo',
      priority: 'medium',
      assignees: [],
      deadline: null,
      comments: [],
      attachments: [],
      version: 1,
    });
    const { body: list } = await as(ann).get<Task[]>(path);
    expect(list.map(({ _id }) => _id)).toEqual([above._id, body._id]);
  });

  it('accepts all fields, and people by id or as objects', async () => {
    const { ann, bob, path } = await aProject();
    const task = {
      title: 'All',
      description: '  indented',
      status: 'inprogress',
      priority: 'high',
      deadline: inDays(1),
    };
    const { body } = await as(ann).post<Task>(path, {
      ...task,
      assignees: [
        { user: bob._id.toUpperCase() },
        { user: { _id: ann._id, name: 'any name' }, role: 'primary' },
      ],
    });
    expect(body).toMatchObject({
      ...task,
      assignees: [
        { user: { _id: ann._id, name: 'Ann' }, role: 'primary' },
        { user: { _id: bob._id }, role: 'secondary' },
      ],
    });
  });

  it('updates its project: revision, updatedAt and counts', async () => {
    const { project, ann, path } = await aProject();
    await rows(`UPDATE projects SET updated_at = '2020-01-01' WHERE id = $1`, [project._id]);
    await as(ann).post(path, { title: 'One' });
    const { body } = await as(ann).get<{ updatedAt: string }>(`/projects/${project._id}`);
    expect(body).toMatchObject({ taskCounts: { todo: 1, inprogress: 0, done: 0 }, version: 1 });
    expect(body.updatedAt > '2026').toBe(true);
    const changes = await as(ann).get(`/projects/${project._id}/changes`, { query: { since: '0' } });
    expect(changes.body).toMatchObject({
      revision: 1,
      changes: [{ event: 'task:updated', data: { created: true, revision: 1, actor: { _id: ann._id } } }],
    });
  });

  it.each([
    ['title', {}],
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(256) }],
    ['description', { description: null }],
    ['status', { status: 'doing' }],
    ['priority', { priority: null }],
    ['deadline', { deadline: inDays(-3) }],
    ['deadline', { deadline: '31/12/2026' }],
    ['assignees', { assignees: null }],
    ['assignees', { assignees: 'ann' }],
    ['assignees', { assignees: ['ann'] }],
    ['assignees', { assignees: [[{ user: uuid() }]] }],
    ['assignees', { assignees: [null] }],
    ['assignees', { assignees: Array.from({ length: 51 }, () => ({ user: uuid() })) }],
    ['assignees.0.user', { assignees: [{}] }],
    ['assignees.0.user', { assignees: [{ user: 'ann' }] }],
    ['assignees.0.user', { assignees: [{ user: { _id: 7 } }] }],
    ['assignees.0.role', { assignees: [{ user: uuid(), role: 'third' }] }],
    ['assignees.0.since', { assignees: [{ user: uuid(), since: 1 }] }],
    ['position', { position: 'a0' }],
  ])('refuses an invalid %s: %p', async (field, wrong) => {
    const { ann, path } = await aProject();
    const answer = await as(ann).post(
      path,
      'title' in wrong || field === 'title' ? wrong : { title: 'T', ...wrong },
    );
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect(await as(ann).get(path)).toMatchObject({ body: [] });
  });

  it('refuses people who are not members, with one message for all cases', async () => {
    const { ann, stranger, path } = await aProject();
    const outsider = await as(ann).post(path, { title: 'T', assignees: [{ user: stranger._id }] });
    expect(outsider).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(outsider.body).toMatchObject({ message: 'Every assignee must be a member of the project.' });
    const nobody = await as(ann).post(path, { title: 'T', assignees: [{ user: uuid() }] });
    expect(nobody.text).toBe(outsider.text);
    expect(await as(ann).get(path)).toMatchObject({ body: [] });
  });

  it('returns 404 to a stranger', async () => {
    const { stranger, path } = await aProject();
    expect(await as(stranger).post(path, { title: 'T' })).toMatchObject(refusal(404, 'NOT_FOUND'));
  });
});

describe('PATCH /projects/{p}/tasks/{t}', () => {
  it('sets only the given fields', async () => {
    const { project, ann, path } = await aProject();
    const task = await given.task({
      project,
      description: 'Words',
      deadline: '2020-01-01',
      assignees: [{ user: ann }],
    });
    const { status, body } = await as(ann).patch<Task>(`${path}/${task._id}`, {
      title: 'Another',
      deadline: '2020-01-01',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Another',
      description: 'Words',
      deadline: '2020-01-01',
      assignees: [{ user: { _id: ann._id } }],
      version: 2,
    });
  });

  it('replaces the people, and returns the complete task', async () => {
    const { project, ann, bob, path } = await aProject();
    const task = await given.task({ project, assignees: [{ user: ann, role: 'primary' }] });
    await given.comment({ task });
    const { body } = await as(ann).patch<Task>(`${path}/${task._id}`, {
      assignees: [{ user: ann._id }, { user: bob._id, role: 'primary' }],
    });
    expect(body).toMatchObject({
      assignees: [
        { user: { _id: bob._id }, role: 'primary' },
        { user: { _id: ann._id }, role: 'secondary' },
      ],
      comments: [{ content: 'A comment' }],
      version: 2,
    });
    expect(await as(ann).patch(`${path}/${task._id}`, { assignees: [] })).toMatchObject({
      body: { assignees: [] },
    });
  });

  it.each([
    { title: '' },
    { deadline: '2020-01-01' },
    { status: 'open' },
    { version: 3 },
    { position: '' },
    { position: 'ä' },
    { position: 'x'.repeat(256) },
    { afterTaskId: 'first' },
    { position: 'a0', afterTaskId: uuid() },
    { afterTaskId: uuid() },
    { title: 'Half', assignees: [{ user: uuid() }] },
  ])('refuses %p, and applies nothing', async (changes) => {
    const { project, ann, path } = await aProject();
    const task = await given.task({ project });
    expect(await as(ann).patch(`${path}/${task._id}`, changes)).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
    expect(await as(ann).get(`${path}/${task._id}`)).toMatchObject({
      body: { title: task.title, status: 'todo', version: 1 },
    });
  });

  it('applies a change to the version that its sender has seen, and refuses one to an older', async () => {
    const { project, ann, bob, path } = await aProject();
    const task = await given.task({ project });
    const seen = { headers: { 'if-match': '"1"' } };
    expect(await as(ann).patch(`${path}/${task._id}`, { title: 'Once' }, seen)).toMatchObject({
      status: 200,
    });
    const late = await as(bob).patch(`${path}/${task._id}`, { title: 'Twice' }, seen);
    expect(late).toMatchObject(refusal(409, 'STALE_VERSION'));
    expect(late.body).toMatchObject({ current: { _id: task._id, title: 'Once', version: 2, comments: [] } });
    expect(await as(bob).patch(`${path}/${task._id}`, {}, seen)).toMatchObject({ status: 409 });
  });

  it('changes nothing without a field', async () => {
    const { project, ann, path } = await aProject();
    const task = await given.task({ project });
    expect(await as(ann).patch(`${path}/${task._id}`, {})).toMatchObject({
      status: 200,
      body: { version: 1 },
    });
  });

  it('returns 404 to a stranger and under another project', async () => {
    const { project, owner, stranger, path } = await aProject();
    const task = await given.task({ project });
    const other = await given.project({ owner });
    for (const [who, where] of [
      [stranger, path],
      [owner, tasksOf(other)],
    ] as const) {
      expect(await as(who).patch(`${where}/${task._id}`, { title: 'X' })).toMatchObject(
        refusal(404, 'NOT_FOUND'),
      );
    }
  });
});

describe('DELETE /projects/{p}/tasks/{t}', () => {
  it('deletes it with everything that belongs to it, for any member', async () => {
    const { project, ann, path } = await aProject();
    const task = await given.task({ project, assignees: [{ user: ann }] });
    await given.attachment({ task });
    expect(await as(ann).delete(`${path}/${task._id}`)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await as(ann).get(`${path}/${task._id}`)).toMatchObject({ status: 404 });
    expect(await as(ann).delete(`${path}/${task._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('returns 404 to a stranger and under another project', async () => {
    const { project, owner, stranger, path } = await aProject();
    const task = await given.task({ project });
    const other = tasksOf(await given.project({ owner }));
    expect(await as(stranger).delete(`${path}/${task._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(owner).delete(`${other}/${task._id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await as(owner).get(`${path}/${task._id}`)).toMatchObject({ status: 200 });
  });
});
