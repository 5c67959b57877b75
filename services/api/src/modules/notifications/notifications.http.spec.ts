import type { NotificationList } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../test/index.js';

const { anonymous, as, given } = useApi();

const listOf = async (user: TestUser, query?: Record<string, string>) =>
  (await as(user).get<NotificationList>('/notifications', { query })).body;

describe('GET /notifications', () => {
  it("returns the caller's notifications, newest first, with the number of unread ones", async () => {
    const [ann, bob] = [await given.user(), await given.user()];
    const old = await given.notification({ user: ann, read: true });
    const fresh = await given.notification({ user: ann });
    await given.notification({ user: bob });
    const { notifications, unreadCount } = await listOf(ann);
    expect(notifications.map(({ _id, read }) => [_id, read])).toEqual([
      [fresh._id, false],
      [old._id, true],
    ]);
    expect(unreadCount).toBe(1);
  });

  it('returns an empty list to a new account, and refuses anonymous callers', async () => {
    expect(await listOf(await given.user())).toEqual({
      notifications: [],
      unreadCount: 0,
      nextReturn: null,
    });
    expect(await anonymous.get('/notifications')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });

  it('continues after a cursor, and leaves out read ones on request', async () => {
    const ann = await given.user();
    const [first] = [await given.notification({ user: ann, read: true })];
    const second = await given.notification({ user: ann });
    const page = await listOf(ann, { limit: '1', cursor: second._id });
    expect(page.notifications.map(({ _id }) => _id)).toEqual([first._id]);
    const unread = await listOf(ann, { unread: 'true' });
    expect(unread.notifications.map(({ _id }) => _id)).toEqual([second._id]);
    expect(await as(ann).get('/notifications', { query: { limit: '0' } })).toMatchObject({ status: 400 });
  });
});

describe('marking as read', () => {
  it("counts the caller's own and ignores those of others", async () => {
    const [ann, bob] = [await given.user(), await given.user()];
    const mine = await given.notification({ user: ann });
    await given.notification({ user: ann });
    const theirs = await given.notification({ user: bob });
    const body = { notificationIds: [mine._id, theirs._id] };
    expect(await as(ann).patch('/notifications/read', body)).toMatchObject({
      status: 200,
      body: { unreadCount: 1 },
    });
    expect((await listOf(bob)).unreadCount).toBe(1);
    expect(await as(ann).patch('/notifications/read-all')).toMatchObject({
      status: 200,
      body: { unreadCount: 0 },
    });
    expect((await listOf(bob)).unreadCount).toBe(1);
  });

  it.each([{}, { notificationIds: 'x' }, { notificationIds: ['x'] }, { notificationIds: [null] }])(
    'refuses %j',
    async (body) => {
      const answer = await as(await given.user()).patch('/notifications/read', body);
      expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    },
  );
});

describe('deleting', () => {
  it("removes the caller's own and does not find those of others", async () => {
    const [ann, bob] = [await given.user(), await given.user()];
    const { _id } = await given.notification({ user: ann });
    expect(await as(bob).delete(`/notifications/${_id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
    const answer = await as(ann).delete(`/notifications/${_id}`);
    expect(answer).toMatchObject({ status: 200, body: { unreadCount: 0 } });
    expect(await as(ann).delete(`/notifications/${_id}`)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it("clears only the caller's own", async () => {
    const [ann, bob] = [await given.user(), await given.user()];
    for (const user of [ann, ann, bob]) await given.notification({ user });
    expect(await as(ann).delete('/notifications')).toMatchObject({ status: 200, body: { unreadCount: 0 } });
    expect((await listOf(ann)).notifications).toEqual([]);
    expect((await listOf(bob)).notifications).toHaveLength(1);
  });
});
