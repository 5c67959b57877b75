import type { NotificationList } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../../test/index.js';
import { ClearingRepository } from './clearing.repository.js';

const { anonymous, app, as, given, rows } = useApi();

const listOf = async (user: TestUser) => (await as(user).get<NotificationList>('/notifications')).body;
const restore = (user: TestUser) => as(user).post('/notifications/restore');

describe('POST /notifications/restore', () => {
  it('restores what the caller has cleared last, as it was', async () => {
    const [ann, bob] = [await given.user(), await given.user()];
    for (const read of [false, true]) await given.notification({ user: ann, read });
    await given.notification({ user: bob });
    const before = await listOf(ann);
    await as(ann).delete('/notifications');
    expect((await restore(bob)).body).toEqual({ unreadCount: 1 });
    expect(await restore(ann)).toMatchObject({ status: 200, body: { unreadCount: 1 } });
    expect(await listOf(ann)).toEqual(before);
    expect(await listOf(bob)).toMatchObject({ unreadCount: 1 });
  });

  it('keeps notifications that have arrived since, and restores nothing twice', async () => {
    const ann = await given.user();
    await given.notification({ user: ann });
    await as(ann).delete('/notifications');
    await given.notification({ user: ann });
    await restore(ann);
    expect((await listOf(ann)).notifications).toHaveLength(2);
    await as(ann).delete('/notifications');
    await as(ann).delete('/notifications');
    await restore(ann);
    await restore(ann);
    expect((await listOf(ann)).notifications).toHaveLength(2);
  });

  it('restores a notification whose sender has been deleted since', async () => {
    const [ann, bob] = [await given.user(), await given.user()];
    await given.notification({ user: ann });
    await rows('UPDATE notifications SET sender_id = $2 WHERE user_id = $1', [ann._id, bob._id]);
    await as(ann).delete('/notifications');
    await rows('DELETE FROM users WHERE id = $1', [bob._id]);
    await restore(ann);
    expect((await listOf(ann)).notifications).toMatchObject([{ sender: null }]);
  });

  it('restores nothing after an hour, when the rows are removed', async () => {
    const ann = await given.user();
    await given.notification({ user: ann });
    await as(ann).delete('/notifications');
    await rows(`UPDATE cleared_notifications SET cleared_at = now() - interval '61 minutes'`);
    await app().get(ClearingRepository).removeOld();
    expect(await rows('SELECT 1 FROM cleared_notifications')).toEqual([]);
    expect((await restore(ann)).body).toEqual({ unreadCount: 0 });
  });

  it('refuses an anonymous caller', async () => {
    expect(await anonymous.post('/notifications/restore')).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});
