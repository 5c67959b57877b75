import type { InboxChange, InboxPage, NotificationList, UnreadCount } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../test/index.js';
import { Events } from '../../platform/events/index.js';
import { NotificationsChanged } from './notification.events.js';

const { app, anonymous, as, given, rows } = useApi();

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

const inbox = async (user: TestUser, query: Record<string, string> = {}): Promise<InboxPage> =>
  (await as(user).get<InboxPage>('/notifications/inbox', { query: { tab: 'open', ...query } })).body;
const idsOf = async (user: TestUser, query?: Record<string, string>) =>
  (await inbox(user, query)).notifications.map(({ _id }) => _id);
const change = (user: TestUser, ids: string[], what: InboxChange) =>
  as(user).patch<UnreadCount>('/notifications', { notificationIds: ids, ...what });
const bell = async (user: TestUser) => (await as(user).get<NotificationList>('/notifications')).body;

/** A read notification, then two unread ones. */
const three = async () => {
  const ann = await given.user();
  const read = await given.notification({ user: ann, read: true });
  const first = await given.notification({ user: ann });
  const second = await given.notification({ user: ann });
  return { ann, read, first, second };
};

describe('GET /notifications/inbox', () => {
  it("returns the caller's notifications, unread first, with counts", async () => {
    const { ann, read, first, second } = await three();
    const newest = await given.notification({ user: ann, read: true });
    await given.notification({ user: await given.user() });
    const page = await inbox(ann);
    expect(page.notifications.map(({ _id }) => _id)).toEqual([second._id, first._id, newest._id, read._id]);
    expect(page).toMatchObject({ next: null, unreadCount: 2, snoozedCount: 0 });
  });

  it('continues after the last one of a page, even when that one has been read', async () => {
    const { ann, read, first, second } = await three();
    const page = await inbox(ann, { limit: '1' });
    expect(page.notifications.map(({ _id }) => _id)).toEqual([second._id]);
    await change(ann, [second._id], { read: true });
    const rest = await idsOf(ann, { cursor: page.next ?? '' });
    expect(rest).toEqual(expect.arrayContaining([first._id, read._id]));
  });

  it('filters by unread, by types and by project', async () => {
    const [olga, mika] = [await given.user(), await given.user()];
    const project = await given.project({ owner: olga, members: [mika] });
    const other = await given.project({ owner: olga, members: [mika] });
    for (const { _id } of [project, other])
      await as(olga).post(`/projects/${_id}/tasks`, { title: 'Dock', assignees: [{ user: mika._id }] });
    await as(olga).patch(`/projects/${project._id}`, { status: 'completed' });
    expect(await idsOf(mika)).toHaveLength(3);
    expect(await idsOf(mika, { types: 'task_assigned,mentioned' })).toHaveLength(2);
    const [about] = (await inbox(mika, { types: 'task_assigned', projectId: project._id })).notifications;
    expect(about).toMatchObject({ projectId: project._id, taskId: expect.any(String) });
    await change(mika, [about?._id ?? ''], { read: true });
    expect(await idsOf(mika, { tab: 'unread' })).toHaveLength(2);
  });

  it.each([
    ['tab', 'other'],
    ['types', 'task_assigned,other'],
    ['projectId', 'x'],
    ['limit', '201'],
    ['cursor', 'read_x'],
  ])('refuses an invalid %s', async (name, value) => {
    const ann = await given.user();
    const answer = await as(ann).get('/notifications/inbox', { query: { tab: 'open', [name]: value } });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('refuses anonymous callers', async () => {
    expect(await anonymous.get('/notifications/inbox')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});

describe('PATCH /notifications', () => {
  it('marks as done and as not done; a done one is read, and neither in the inbox nor in the bell', async () => {
    const { ann, first, second } = await three();
    expect((await change(ann, [first._id], { done: true })).body).toEqual({ unreadCount: 1 });
    expect(await idsOf(ann)).not.toContain(first._id);
    expect(await idsOf(ann, { tab: 'done' })).toEqual([first._id]);
    expect((await bell(ann)).notifications.map(({ _id }) => _id)).not.toContain(first._id);

    expect((await change(ann, [first._id], { done: false, read: false })).body).toEqual({ unreadCount: 2 });
    expect(await idsOf(ann)).toEqual(expect.arrayContaining([first._id, second._id]));
  });

  it('marks as read and as unread', async () => {
    const { ann, first, second } = await three();
    await change(ann, [first._id, second._id], { read: true });
    expect(await inbox(ann)).toMatchObject({ unreadCount: 0 });
    await change(ann, [first._id], { read: false });
    expect(await idsOf(ann, { tab: 'unread' })).toEqual([first._id]);
  });

  it('snoozes: the notification is neither listed nor counted until then, and returns as unread', async () => {
    const { ann, read } = await three();
    const until = inHours(3);
    expect((await change(ann, [read._id], { snoozedUntil: until })).body).toEqual({ unreadCount: 2 });
    expect(await idsOf(ann)).not.toContain(read._id);
    expect(await inbox(ann, { tab: 'snoozed' })).toMatchObject({
      notifications: [{ _id: read._id, snoozedUntil: until }],
      snoozedCount: 1,
    });
    const { notifications, nextReturn } = await bell(ann);
    expect(notifications.map(({ _id }) => _id)).not.toContain(read._id);
    expect(nextReturn).toBe(until);

    await rows(`UPDATE notifications SET snoozed_until = now() - interval '1 second' WHERE id = $1`, [
      read._id,
    ]);
    expect(await inbox(ann)).toMatchObject({ unreadCount: 3, snoozedCount: 0 });
    expect(await bell(ann)).toMatchObject({ unreadCount: 3, nextReturn: null });
  });

  it('restores a snoozed one at once, and does not change it when all others are marked as read', async () => {
    const { ann, first } = await three();
    await change(ann, [first._id], { snoozedUntil: inHours(1) });
    await as(ann).patch('/notifications/read-all');
    expect(await inbox(ann)).toMatchObject({ unreadCount: 0, snoozedCount: 1 });
    expect((await change(ann, [first._id], { snoozedUntil: null })).body).toEqual({ unreadCount: 1 });
  });

  it("ignores those of others, and informs the person's other tabs", async () => {
    const { ann, first } = await three();
    const bob = await given.user();
    const foreign = await given.notification({ user: bob });
    const heard: NotificationsChanged[] = [];
    const stop = app()
      .get(Events)
      .after(NotificationsChanged, (event) => void heard.push(event));
    await change(ann, [first._id, foreign._id], { done: true });
    stop();
    expect(await idsOf(bob)).toEqual([foreign._id]);
    expect(heard).toMatchObject([
      {
        userId: ann._id,
        event: { change: 'inbox', notificationIds: [first._id, foreign._id], unreadCount: 1 },
      },
    ]);
  });

  it.each<[string, object, string]>([
    ['nothing', {}, 'One of read, done and snoozedUntil is required.'],
    [
      'an invalid time',
      { snoozedUntil: 'later' },
      'snoozedUntil must be a time with its zone, at most 366 days ahead.',
    ],
    [
      'two years',
      { snoozedUntil: inHours(24 * 730) },
      'snoozedUntil must be a time with its zone, at most 366 days ahead.',
    ],
    ['a value that is not a boolean', { done: 'x' }, 'done must be true or false.'],
  ])('refuses %s with a message', async (_what, body, message) => {
    const { ann, first } = await three();
    const answer = await as(ann).patch('/notifications', { notificationIds: [first._id], ...body });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });
});
