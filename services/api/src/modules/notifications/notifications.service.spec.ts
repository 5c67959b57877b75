import type { Comment, Notification, NotificationList, Task, TeamInvite } from '@taskloom/contracts';
import { useApi, type TestTask, type TestUser } from '../../../test/index.js';
import { Events } from '../../platform/events/index.js';
import { NotificationAdded } from './notification.events.js';

const { app, as, given, rows } = useApi();

const heardBy = async (user: TestUser): Promise<Notification[]> =>
  (await as(user).get<NotificationList>('/notifications')).body.notifications;
const typesOf = async (user: TestUser) => (await heardBy(user)).map(({ type }) => type);

/** Olga's project with three members; the task is assigned to Mika as primary and Nora as secondary. */
const aBoard = async () => {
  const [olga, mika, nora, paul] = [
    await given.user({ name: 'Olga' }),
    await given.user({ name: 'Mika' }),
    await given.user({ name: 'Nora' }),
    await given.user({ name: 'Paul' }),
  ];
  const project = await given.project({ owner: olga, members: [mika, nora, paul], title: 'Apollo' });
  const assignees = [
    { user: mika, role: 'primary' as const },
    { user: nora, role: 'secondary' as const },
  ];
  const task = await given.task({ project, title: 'Land', assignees });
  return { olga, mika, nora, paul, project, task };
};
const pathOf = ({ project, _id }: TestTask) => `/projects/${project._id}/tasks/${_id}`;

describe('of a task', () => {
  it('task_assigned goes to new assignees with their role, never to the actor', async () => {
    const { olga, mika, nora, project } = await aBoard();
    const assignees = [
      { user: mika._id, role: 'primary' },
      { user: olga._id, role: 'secondary' },
    ];
    const { body } = await as(olga).post<Task>(`/projects/${project._id}/tasks`, {
      title: 'Dock',
      assignees,
    });
    expect(await heardBy(mika)).toEqual([
      {
        _id: expect.any(String),
        type: 'task_assigned',
        title: 'Task assigned',
        message: 'Olga assigned you to “Dock” as primary assignee.',
        read: false,
        createdAt: expect.stringMatching(/Z$/),
        link: `/projects/${project._id}?task=${body._id}`,
        sender: { _id: olga._id, name: 'Olga', avatar: expect.stringContaining('Olga') },
        project: { title: 'Apollo' },
        actionData: { role: 'primary' },
        projectId: project._id,
        taskId: body._id,
        doneAt: null,
        snoozedUntil: null,
        details: {
          event: 'task-assigned',
          actor: 'Olga',
          project: { _id: project._id, title: 'Apollo' },
          task: { _id: body._id, title: 'Dock' },
          value: 'primary',
        },
      },
    ]);
    expect(await typesOf(olga)).toEqual([]);
    expect(await typesOf(nora)).toEqual([]);
  });

  it.each([
    ['status', { status: 'done' }, 'Olga moved “Land” to Done.', 'task-status'],
    ['priority', { priority: 'high' }, 'Olga set the priority of “Land” to High.', 'task-priority'],
    ['the title', { title: 'Landed' }, 'Olga renamed “Land” to “Landed”.', 'task-renamed'],
    [
      'several fields',
      { status: 'done', title: 'Landed' },
      'Olga changed title and status of “Land”.',
      'task-changed',
    ],
  ])('task_updated goes to its assignees when %s changes', async (_what, change, message, event) => {
    const { olga, mika, nora, paul, task } = await aBoard();
    await as(olga).patch(pathOf(task), change);
    for (const assignee of [mika, nora]) {
      expect(await heardBy(assignee)).toMatchObject([
        { type: 'task_updated', message, details: { event, task: { _id: task._id, title: 'Land' } } },
      ]);
    }
    expect(await typesOf(paul)).toEqual([]);
  });

  it.each([
    ['the description', { description: 'More words' }],
    ['nothing', { title: 'Land' }],
  ])('no notification is sent when %s changes', async (_what, change) => {
    const { olga, mika, task } = await aBoard();
    await as(olga).patch(pathOf(task), change);
    expect(await typesOf(mika)).toEqual([]);
  });

  it('one change sends each person one notification: assigned, unassigned, another role, or updated', async () => {
    const { olga, mika, nora, paul, task } = await aBoard();
    await as(olga).patch(pathOf(task), {
      status: 'done',
      assignees: [
        { user: nora._id, role: 'primary' },
        { user: paul._id, role: 'secondary' },
      ],
    });
    expect(await typesOf(mika)).toEqual(['task_removed']);
    expect(await heardBy(nora)).toMatchObject([{ type: 'role_changed', actionData: { role: 'primary' } }]);
    expect(await typesOf(paul)).toEqual(['task_assigned']);
  });

  it('task_removed goes to the assignees of a deleted task', async () => {
    const { olga, mika, paul, task, project } = await aBoard();
    await as(olga).delete(pathOf(task));
    expect(await heardBy(mika)).toMatchObject([{ type: 'task_removed', link: `/projects/${project._id}` }]);
    expect(await typesOf(paul)).toEqual([]);
  });

  it('comment_added goes to assignees, earlier commenters and the author of the task', async () => {
    const { olga, mika, nora, paul, task } = await aBoard();
    await given.comment({ task, author: paul });
    const content = '**Ready** for [launch](https://example.test)?\n\n- [ ] fuel\n- [x] crew';
    const { body } = await as(mika).post<Comment>(`${pathOf(task)}/comments`, { content });
    for (const reader of [nora, paul, olga]) {
      expect(await heardBy(reader)).toMatchObject([
        {
          type: 'comment_added',
          message: 'Mika commented on “Land”: “Ready for launch? fuel crew”',
          link: `/projects/${task.project._id}?task=${task._id}#comment-${body._id}`,
        },
      ]);
    }
    expect(await typesOf(mika)).toEqual([]);
  });

  it('comment_added has the own words of a reply, not those that it quotes', async () => {
    const { mika, nora, task } = await aBoard();
    const quote = `> **Nora:**\n> ${'Launch at noon? '.repeat(60)}`;
    for (const content of [`${quote}\n\nYes, at noon.`, '> Only a quote'])
      await as(mika).post(`${pathOf(task)}/comments`, { content });
    expect(await heardBy(nora)).toMatchObject([
      { message: 'Mika commented on “Land”: “Only a quote”' },
      { message: 'Mika commented on “Land”: “Yes, at noon.”' },
    ]);
  });
});

describe('of a project', () => {
  it('project_update goes to the other members', async () => {
    const { olga, mika, nora, project } = await aBoard();
    await as(mika).patch(`/projects/${project._id}`, { status: 'completed' });
    for (const member of [olga, nora]) {
      expect(await heardBy(member)).toMatchObject([
        {
          type: 'project_update',
          message: 'Mika set “Apollo” to Completed.',
          link: `/projects/${project._id}`,
        },
      ]);
    }
    expect(await typesOf(mika)).toEqual([]);
  });

  it('the notification about its deletion stays', async () => {
    const { olga, mika, project } = await aBoard();
    await as(olga).delete(`/projects/${project._id}`);
    expect(await heardBy(mika)).toMatchObject([
      { type: 'project_update', title: 'Project deleted', link: '/', project: { title: 'Apollo' } },
    ]);
  });

  it('member_joined goes to the person who was added and to the other members', async () => {
    const [admin, mika, newcomer] = [
      await given.user(),
      await given.user(),
      await given.user({ name: 'New' }),
    ];
    await given.team({ admin, members: [mika, newcomer] });
    const project = await given.project({ owner: admin, members: [mika], title: 'Gemini' });
    await as(admin).post(`/projects/${project._id}/members`, { email: newcomer.email });
    expect(await heardBy(mika)).toMatchObject([{ type: 'member_joined', message: 'New joined “Gemini”.' }]);
    expect(await heardBy(newcomer)).toMatchObject([{ type: 'member_joined' }]);
    expect(await typesOf(admin)).toEqual([]);
  });
});

describe('of the team', () => {
  it('team_invite can be answered from the notification, which disappears with the answer', async () => {
    const [{ admin, _id: teamId }, guest] = [await given.team(), await given.user()];
    const { admin: elsewhere } = await given.team();
    const { body } = await as(admin).post<TeamInvite>('/team/invite', { email: guest.email });
    expect(await heardBy(guest)).toMatchObject([
      { type: 'team_invite', actionData: { role: 'member', teamId, inviteId: body._id } },
    ]);
    await as(guest).post(`/team/invites/${body._id}/accept`);
    expect(await typesOf(guest)).toEqual([]);
    expect(await heardBy(admin)).toMatchObject([{ type: 'member_joined', link: '/team' }]);
    expect(await typesOf(elsewhere)).toEqual([]);
  });

  it('a pending duplicate causes no second notification, and revoking an invitation removes its notification', async () => {
    const [{ admin }, guest] = [await given.team(), await given.user()];
    const { body } = await as(admin).post<TeamInvite>('/team/invite', { email: guest.email });
    await as(admin).post('/team/invite', { email: guest.email });
    expect(await typesOf(guest)).toEqual(['team_invite']);
    await as(admin).delete(`/team/invites/${body._id}`);
    expect(await typesOf(guest)).toEqual([]);
  });

  it('role_changed goes to the person whose role it is', async () => {
    const [admin, mika] = [await given.user(), await given.user()];
    await given.team({ admin, members: [mika] });
    await as(admin).patch(`/team/members/${mika._id}`, { role: 'admin' });
    expect(await heardBy(mika)).toMatchObject([{ type: 'role_changed', actionData: { role: 'admin' } }]);
  });
});

describe('a notification', () => {
  it('keeps the names and titles from when it was created', async () => {
    const { olga, mika, task, project } = await aBoard();
    await as(olga).patch(pathOf(task), { status: 'done' });
    await as(mika).patch(pathOf(task), { title: 'Landed' });
    await as(olga).patch(`/projects/${project._id}`, { title: 'Artemis' });
    const changes = (await heardBy(mika)).find(({ type }) => type === 'task_updated');
    expect(changes?.details).toEqual({
      event: 'task-status',
      actor: 'Olga',
      project: { _id: project._id, title: 'Apollo' },
      task: { _id: task._id, title: 'Land' },
      value: 'done',
    });
  });

  it('of an earlier version has texts but no data', async () => {
    const { olga, mika, task } = await aBoard();
    await as(olga).patch(pathOf(task), { status: 'done' });
    await rows('UPDATE notifications SET details = NULL WHERE user_id = $1', [mika._id]);
    expect(await heardBy(mika)).toMatchObject([{ message: 'Olga moved “Land” to Done.', details: null }]);
  });

  it('is announced after the commit, once', async () => {
    const { olga, mika, task } = await aBoard();
    const heard: NotificationAdded[] = [];
    const stop = app()
      .get(Events)
      .after(NotificationAdded, (event) => void heard.push(event));
    await as(olga).patch(pathOf(task), { status: 'done' });
    stop();
    const [{ notification } = { notification: undefined }] = heard.filter(
      ({ userId }) => userId === mika._id,
    );
    expect(notification).toEqual((await heardBy(mika))[0]);
  });

  it('is rolled back with a failed change, and nothing is announced', async () => {
    const { olga, mika, task, paul } = await aBoard();
    const outsider = await given.user();
    const heard: NotificationAdded[] = [];
    const stop = app()
      .get(Events)
      .after(NotificationAdded, (event) => void heard.push(event));
    const answer = await as(olga).patch(pathOf(task), {
      status: 'done',
      assignees: [{ user: outsider._id }],
    });
    stop();
    expect(answer.status).toBe(400);
    expect(heard).toEqual([]);
    expect(await typesOf(mika)).toEqual([]);
    expect(await rows('SELECT 1 FROM notifications WHERE user_id = $1', [paul._id])).toEqual([]);
  });
});
