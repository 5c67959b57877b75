import { RULE_TYPES, type NotificationList } from '@taskloom/contracts';
import { PASSWORD, refusal, useApi, useSockets, type TestUser } from '../../../test/index.js';

const api = useApi();
const { anonymous, as, given, rows } = api;
const { connect } = useSockets(api);

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

describe('a sign-in with a browser that is new to the person', () => {
  const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
  const signIn = async ({ email }: TestUser, headers: Record<string, string> = {}) => {
    const answer = await anonymous.post('/auth/login', { email, password: PASSWORD }, { headers });
    return /taskloom-device=[\w-]+/.exec(String(answer.headers['set-cookie']))?.[0] ?? '';
  };

  it('is reported at once without SMTP, and neither the first one nor the next one with that browser', async () => {
    const [ann, bob] = [await given.user(), await given.user()];
    const socket = await connect(ann);
    await signIn(ann);
    expect((await listOf(ann)).notifications).toEqual([]);
    const cookie = await signIn(ann, { 'user-agent': PHONE });
    const message = expect.stringMatching(
      /^New device: Firefox, Android, 127\.0\.x\.x\. If this was not you/,
    );
    const notice = {
      type: 'security',
      title: 'New sign-in',
      message,
      link: '/profile/security',
      sender: null,
    };
    expect(await socket.hears('notification:new')).toMatchObject(notice);
    await signIn(ann, { 'user-agent': PHONE, cookie });
    expect(await listOf(ann)).toMatchObject({ notifications: [notice], unreadCount: 1 });
    expect((await listOf(bob)).notifications).toEqual([]);
  });

  it('is reported to a person who has muted everything', async () => {
    const ann = await given.user();
    const muted = { projectId: null, types: RULE_TYPES, receive: false };
    expect(await as(ann).patch('/notifications/rules', muted)).toMatchObject({ status: 200 });
    await signIn(ann);
    await signIn(ann, { 'user-agent': PHONE });
    expect((await listOf(ann)).notifications).toMatchObject([{ type: 'security' }]);
  });

  it('is not reported for a program without cookies that signs in again from the same address', async () => {
    const ann = await given.user();
    for (const agent of ['script/1', 'script/1', 'script/2']) await signIn(ann, { 'user-agent': agent });
    expect((await listOf(ann)).notifications).toHaveLength(1);
    for (const agent of [PHONE, PHONE]) await signIn(ann, { 'user-agent': agent });
    expect((await listOf(ann)).notifications).toHaveLength(3);
  });

  it('is kept with the newest 50 reports', async () => {
    const ann = await given.user();
    const other = await given.notification({ user: ann });
    await rows(
      `INSERT INTO notifications (user_id, id, type, title, message, link)
       SELECT $1, ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'security', 'Old', n::text, '/'
       FROM generate_series(1, 60) n`,
      [ann._id],
    );
    await signIn(ann);
    await signIn(ann, { 'user-agent': PHONE });
    const { notifications } = await listOf(ann, { limit: '100' });
    expect(notifications).toHaveLength(51);
    expect(notifications.map(({ message }) => message)).toEqual(expect.arrayContaining(['60', '12']));
    expect(notifications.map(({ _id }) => _id)).toContain(other._id);
  });
});
