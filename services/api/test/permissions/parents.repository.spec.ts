import { randomBytes } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import { AttachmentsRepository } from '../../src/modules/attachments/attachments.repository.js';
import { CommentsRepository } from '../../src/modules/comments/comments.repository.js';
import { InboxRepository } from '../../src/modules/notifications/inbox.repository.js';
import { ClearingRepository } from '../../src/modules/notifications/clearing/clearing.repository.js';
import { NotificationsRepository } from '../../src/modules/notifications/notifications.repository.js';
import { ProjectMembersRepository } from '../../src/modules/projects/members/project-members.repository.js';
import { ProjectRevisionsRepository } from '../../src/modules/projects/project-revisions.repository.js';
import { AssigneesRepository } from '../../src/modules/tasks/assignees/assignees.repository.js';
import { TaskOrderRepository } from '../../src/modules/tasks/order/task-order.repository.js';
import { TasksRepository } from '../../src/modules/tasks/tasks.repository.js';
import { WatchingRepository } from '../../src/modules/tasks/watching/watching.repository.js';
import { InvitationsRepository } from '../../src/modules/team/invitations.repository.js';
import { InvitationsService } from '../../src/modules/team/invitations.service.js';
import { TeamRepository } from '../../src/modules/team/team.repository.js';
import { RealtimeRepository } from '../../src/realtime/realtime.repository.js';
import { Database, type Transaction } from '../../src/platform/database/index.js';
import { fingerprint } from '../fingerprint.js';
import { useApi, type TestProject, type TestTask, type TestTeam, type TestUser } from '../index.js';

/**
 * Guards already refuse ids of other parents. In case a guard fails, or data changes during a request, every statement also
 * names the parent and the person. These tests call the repositories without guards.
 */
const api = useApi();
const { given } = api;

interface Side {
  team: TestTeam;
  owner: TestUser;
  project: TestProject;
  task: TestTask;
  /** A task in the same column as `task`. */
  second: TestTask;
  comment: { _id: string };
  attachment: { _id: string };
  notification: { _id: string };
  invitation: { _id: string };
  guest: TestUser;
}

const aSide = async (): Promise<Side> => {
  const [team, guest] = [await given.team(), await given.user()];
  const owner = await given.user({ team });
  const project = await given.project({ owner });
  const task = await given.task({ project, assignees: [{ user: owner }] });
  const invitation = await given.invitation({ team, addressee: guest });
  const actionData = { inviteId: invitation._id };
  await given.notification({ user: guest, type: 'team_invite', actionData });
  return {
    team,
    owner,
    project,
    task,
    second: await given.task({ project, assignees: [{ user: owner }] }),
    comment: await given.comment({ task }),
    attachment: await given.attachment({ task }),
    notification: await given.notification({ user: owner }),
    invitation,
    guest,
  };
};

let here: Side;
let there: Side;
beforeAll(async () => {
  [here, there] = [await aSide(), await aSide()];
});

const of = <T>(repository: abstract new (...parts: never[]) => T): T =>
  api.app().get(repository as never, { strict: false });
const inTransaction = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
  api.app().get(Database).transaction(work);

/** Reads that mix ids of two projects or teams. Each finds nothing or is refused as not found. */
const READS: Readonly<Record<string, (tx: Transaction) => Promise<unknown>>> = {
  'a task, whole': () => of(TasksRepository).json(here.project._id, there.task._id),
  'the fields of a task': (tx) => of(TasksRepository).fields(tx, here.project._id, there.task._id),
  'the tasks of someone of another project': (tx) =>
    of(TasksRepository).assignedTo(tx, here.project._id, there.owner._id, 10),
  'those who watch a task': () =>
    of(WatchingRepository).watchers({ projectId: here.project._id, taskId: there.task._id }),
  'an attachment of another project': () =>
    of(AttachmentsRepository).find(
      { projectId: here.project._id, taskId: there.task._id },
      there.attachment._id,
    ),
  'an attachment of another task': () =>
    of(AttachmentsRepository).find(
      { projectId: here.project._id, taskId: here.second._id },
      here.attachment._id,
    ),
  'a file for a stranger': () => of(AttachmentsRepository).forReader(here.attachment._id, there.owner),
  'a place beside a card of another project': (tx) =>
    of(TaskOrderRepository).beside(
      tx,
      { projectId: here.project._id, status: 'todo', taskId: here.task._id },
      'after',
      there.task._id,
    ),
  'a place before a card of another project': (tx) =>
    of(TaskOrderRepository).beside(
      tx,
      { projectId: here.project._id, status: 'todo', taskId: here.task._id },
      'before',
      there.task._id,
    ),
  'whether a stranger is a member': async (tx) =>
    (await of(ProjectMembersRepository).isMember(tx, here.project._id, there.owner.email)) || undefined,
  'a member of another team': (tx) => of(TeamRepository).member(tx, here.team._id, there.owner._id),
  "someone else's invitation": (tx) =>
    of(InvitationsRepository).forAddressee(tx, here.invitation._id, there.guest._id),
  "another team's invitation": (tx) =>
    of(InvitationsRepository).inTeam(tx, there.invitation._id, here.team._id),
  'a deleted team, for an invitation': () =>
    of(InvitationsService).invite(
      { ...here.team.admin, avatar: '', role: 'admin', teamId: here.guest._id, sessionId: '' },
      { _id: here.guest._id },
      'guest@example.com',
    ),
  'a pending invitation of another team': (tx) =>
    of(InvitationsRepository).pending(tx, here.team._id, there.guest.email),
  'whether someone of another team is a member': async (tx) =>
    (await of(InvitationsRepository).isMember(tx, here.team._id, there.owner.email)) || undefined,
  'the members of a team that does not exist': () => of(RealtimeRepository).teamMembers(here.guest._id),
  'the revision of a project for a stranger': () =>
    of(RealtimeRepository).revision(here.project._id, there.owner._id),
  'a task of another project, over the socket': () =>
    of(RealtimeRepository).revisionOfTask(here.project._id, there.task._id, here.owner._id),
  'a task for a stranger, over the socket': () =>
    of(RealtimeRepository).revisionOfTask(here.project._id, here.task._id, there.owner._id),
  'a comment of another task': async () =>
    (await of(RealtimeRepository).hasComment(
      { projectId: here.project._id, taskId: here.second._id, commentId: here.comment._id },
      here.owner._id,
    )) || undefined,
  'a comment of another project': async () =>
    (await of(RealtimeRepository).hasComment(
      { projectId: here.project._id, taskId: there.task._id, commentId: there.comment._id },
      here.owner._id,
    )) || undefined,
  'a comment under another project': async () =>
    (await of(RealtimeRepository).hasComment(
      { projectId: there.project._id, taskId: here.task._id, commentId: here.comment._id },
      here.owner._id,
    )) || undefined,
  'the fields of a task of another project, for its room': () =>
    of(RealtimeRepository).taskFields(here.project._id, there.task._id),
  'comments of another task, for the room': () =>
    of(RealtimeRepository).comments(here.project._id, here.second._id, [here.comment._id]),
  'comments of another project, for the room': () =>
    of(RealtimeRepository).comments(here.project._id, here.task._id, [there.comment._id]),
  'a comment of another task, to change it': () =>
    of(CommentsRepository).find({ projectId: here.project._id, taskId: here.second._id }, here.comment._id),
  'older comments of another task': async () => {
    const json = await of(CommentsRepository).pageJson(here.project._id, there.task._id, 100);
    return json === '[]' ? undefined : json;
  },
  'a comment for a stranger': async () =>
    (await of(RealtimeRepository).hasComment(
      { projectId: here.project._id, taskId: here.task._id, commentId: here.comment._id },
      there.owner._id,
    )) || undefined,
};

describe.each(Object.entries(READS))('reading %s', (_, read) => {
  it('finds nothing', async () => {
    const found = await inTransaction(read).catch((error: { status?: number }) => {
      expect(error.status).toBe(404);
    });
    expect(Array.isArray(found) ? found : [found ?? undefined].filter(Boolean)).toEqual([]);
  });
});

it('a person who has left a project is no longer notified about their comments there, even as a member of other projects', async () => {
  const task = await given.task({ project: here.project, assignees: [{ user: here.owner }] });
  await given.comment({ task, author: there.owner });
  const watchers = await of(WatchingRepository).watchers({ projectId: here.project._id, taskId: task._id });
  expect(watchers.map(({ _id }) => _id)).toEqual([here.owner._id]);
});

it('the watchers of a task are found only under its own project', async () => {
  const project = await given.project({ owner: here.owner });
  const task = await given.task({ project, assignees: [{ user: here.owner }] });
  await given.comment({ task, author: here.owner });
  const watchers = await of(WatchingRepository).watchers({ projectId: here.project._id, taskId: task._id });
  expect(watchers).toEqual([]);
});

it('a person who leaves a project loses assignments there, and none elsewhere', async () => {
  const owner = await given.user();
  const task = await given.task({ project: await given.project({ owner }), assignees: [{ user: owner }] });
  const twin = await given.task();
  await api.rows('UPDATE tasks SET id = $1 WHERE id = $2', [task._id, twin._id]);
  const found = await inTransaction((tx) =>
    of(TasksRepository).assignedTo(tx, task.project._id, owner._id, 10),
  );
  expect(found.map(({ title }) => title)).toEqual([task.title]);
});

it('an expired invitation of another team stays unchanged', async () => {
  const [team, email] = [await given.team(), 'guest-of-two@example.com'];
  const far = await given.invitation({ team: await given.team(), email, expiresInDays: -1 });
  const id = uuid();
  await inTransaction((tx) =>
    of(InvitationsRepository).insert(tx, {
      id,
      teamId: team._id,
      email,
      role: 'member',
      tokenHash: randomBytes(32),
      invitedBy: team.admin._id,
      provenOnly: true,
      handedOut: false,
    }),
  );
  expect(await api.rows('SELECT status FROM invitations WHERE id = $1', [far._id])).toEqual([
    { status: 'pending' },
  ]);
});

it('the team of a person is their own', async () => {
  for (const { owner, team, guest } of [here, there]) {
    expect(await inTransaction((tx) => of(TeamRepository).teamOf(tx, owner._id))).toBe(team._id);
    expect(await inTransaction((tx) => of(TeamRepository).teamOf(tx, guest._id))).toBeUndefined();
  }
});

const file = { name: 'a', type: 'text/plain', size: 1, checksum: 'x', storageKey: 'k'.repeat(20) };
const aNewComment = { authorId: '', content: 'Crossed' };

/** Writes that mix ids of two projects or teams. */
const WRITES: Readonly<Record<string, (tx: Transaction) => Promise<unknown>>> = {
  'a task': (tx) => of(TasksRepository).update(tx, here.project._id, there.task._id, { title: 'Crossed' }),
  'the deletion of a task': (tx) => of(TasksRepository).delete(tx, here.project._id, there.task._id),
  'a comment': (tx) =>
    of(CommentsRepository).insert(tx, {
      ...aNewComment,
      id: here.owner._id,
      authorId: here.owner._id,
      projectId: here.project._id,
      taskId: there.task._id,
    }),
  'the deletion of a comment of another project': (tx) =>
    of(CommentsRepository).move(
      tx,
      { projectId: here.project._id, taskId: there.task._id },
      there.comment._id,
      here.task._id,
    ),
  'the text of a comment of another task': (tx) =>
    of(CommentsRepository).edit(
      tx,
      { projectId: here.project._id, taskId: here.second._id },
      here.comment._id,
      'Crossed',
    ),
  'an attachment': (tx) =>
    of(AttachmentsRepository).insert(
      tx,
      { projectId: here.project._id, taskId: there.task._id },
      here.owner._id,
      { ...file, id: here.owner._id },
    ),
  'the deletion of an attachment of another project': (tx) =>
    of(AttachmentsRepository).move(
      tx,
      { projectId: here.project._id, taskId: there.task._id },
      there.attachment._id,
      here.task._id,
    ),
  'the deletion of an attachment of another task': (tx) =>
    of(AttachmentsRepository).move(
      tx,
      { projectId: here.project._id, taskId: here.second._id },
      here.attachment._id,
      here.second._id,
    ),
  'no assignees': (tx) => of(AssigneesRepository).replace(tx, here.project._id, there.task._id, []),
  'the removal of an assignee': (tx) =>
    of(AssigneesRepository).unassign(tx, here.project._id, there.task._id, there.owner._id),
  'the removal of a person who is not assigned': (tx) =>
    of(AssigneesRepository).unassign(tx, here.project._id, here.task._id, there.owner._id),
  'another place': (tx) =>
    of(TaskOrderRepository).renumber(tx, here.project._id, [{ id: there.task._id, position: 'zz' }]),
  "a stranger's change": (tx) =>
    of(ProjectRevisionsRepository).next(tx, here.project._id, { ...there.owner, avatar: '' }),
  "a stranger's lock": (tx) => of(ProjectRevisionsRepository).lock(tx, here.project._id, there.owner),
  'a member of another team': (tx) =>
    of(ProjectMembersRepository).add(tx, here.project._id, there.team.admin.email),
  'the end of another person’s membership': (tx) =>
    of(ProjectMembersRepository).remove(tx, here.project._id, there.owner._id),
  'a role in another team': (tx) => of(TeamRepository).setRole(tx, here.team._id, there.owner._id, 'admin'),
  'the end of a membership in another team': (tx) =>
    of(TeamRepository).remove(tx, here.team._id, there.owner._id),
  "someone else's notification, read": () =>
    of(NotificationsRepository).markRead(here.guest._id, [there.notification._id]),
  "someone else's notification, deleted": () =>
    of(NotificationsRepository).delete(here.guest._id, there.notification._id),
  "someone else's notification of an invitation": (tx) =>
    of(NotificationsRepository).deleteInvite(tx, here.owner._id, there.invitation._id),
};

describe.each(Object.entries(WRITES))('writing %s', (_, write) => {
  it('changes nothing', async () => {
    const before = await fingerprint(api);
    await inTransaction(write).catch((error: { status?: number }) => {
      expect(error.status).toBe(404);
    });
    expect(await fingerprint(api)).toEqual(before);
  });
});

describe('a write', () => {
  const untouched = async (name: string, write: (tx: Transaction) => Promise<unknown>) => {
    const read = () =>
      api.rows(
        `SELECT * FROM ${name} t WHERE NOT t::text LIKE '%' || $1 || '%' AND NOT t::text LIKE '%' || $2 || '%'
         ORDER BY t::text`,
        [here.task._id, here.guest._id],
      );
    const before = await read();
    expect(before.length).toBeGreaterThan(0);
    await inTransaction(async (tx) => {
      await write(tx);
    });
    expect(await read()).toEqual(before);
  };

  it.each<[string, string, (tx: Transaction) => Promise<unknown>]>([
    [
      'to a task changes no other',
      'tasks',
      (tx) => of(TasksRepository).update(tx, here.project._id, here.task._id, { title: 'Own' }),
    ],
    [
      'to the people of a task changes those of no other',
      'task_assignees',
      (tx) => of(AssigneesRepository).replace(tx, here.project._id, here.task._id, []),
    ],
    [
      'to an assignment changes no other assignment of the same person',
      'task_assignees',
      (tx) => of(AssigneesRepository).unassign(tx, here.project._id, here.task._id, here.owner._id),
    ],
    [
      'that marks a person’s notifications as read changes those of no other',
      'notifications',
      () => of(NotificationsRepository).markAllRead(here.guest._id),
    ],
    [
      'that marks a person’s notifications as done changes those of no other',
      'notifications',
      async () => {
        const all = await api.rows<{ id: string }>('SELECT id FROM notifications');
        const ids = all.map(({ id }) => id);
        await of(InboxRepository).change(here.guest._id, ids, { done: true });
      },
    ],
    [
      'that clears a person’s notifications changes those of no other',
      'notifications',
      () => of(ClearingRepository).clear(here.guest._id),
    ],
  ])('%s', (_, table, write) => untouched(table, write));
});

it('a position at the end of a column depends only on that column of that project', async () => {
  const far = await given.task({ project: there.project, position: 'zz' });
  const column = { projectId: here.project._id, status: 'todo' as const, taskId: far._id };
  const order = of(TaskOrderRepository);
  await inTransaction(async (tx) => {
    expect(await order.atEnd(tx, column)).not.toMatchObject({ lower: 'zz' });
    expect(await order.taken(tx, { ...column, taskId: here.task._id }, 'zz')).toBeUndefined();
    const own = { ...column, taskId: here.task._id };
    expect(await order.around(tx, own, 'zzz')).not.toMatchObject({ lower: 'zz' });
    const above = await order.beyond(tx, own, { lower: 'zzz', upper: null }, 'above', 10);
    const below = await order.beyond(tx, own, { lower: null, upper: 'a' }, 'below', 10);
    expect([...above, ...below].map(({ id }) => id)).not.toContain(far._id);
  });
});
