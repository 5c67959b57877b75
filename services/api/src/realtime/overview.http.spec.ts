import type { Notification, Task } from '@taskloom/contracts';
import { useApi, useSockets } from '../../test/index.js';

const api = useApi();
const { as, given } = api;
const { connect } = useSockets(api);

const aProject = async () => {
  const [owner, mika, stranger] = [await given.user(), await given.user(), await given.user()];
  const project = await given.project({ owner, members: [mika], title: 'Gemini' });
  return { owner, mika, stranger, project, path: `/projects/${project._id}` };
};

describe('project:touched', () => {
  it("sends the summary to members who don't have the project open, and to no one else", async () => {
    const { owner, mika, stranger, project, path } = await aProject();
    const [elsewhere, outside] = [await connect(mika), await connect(stranger)];
    await as(owner).post<Task>(`${path}/tasks`, { title: 'Dock' });
    const event = await elsewhere.hears('project:touched', ({ revision }) => revision === 1);
    expect(event).toMatchObject({
      projectId: project._id,
      project: { title: 'Gemini', taskCounts: { todo: 1, inprogress: 0, done: 0 } },
    });
    expect(JSON.stringify(event)).not.toContain('@');
    await outside.settled();
    expect(outside.heard).toEqual([]);
  });

  it('merges several changes in a row', async () => {
    const { owner, mika, path } = await aProject();
    const socket = await connect(mika);
    const titles = Array.from({ length: 20 }, (_, at) => `Task ${at}`);
    await Promise.all(titles.map((title) => as(owner).post(`${path}/tasks`, { title })));
    await socket.hears('project:touched', ({ revision }) => revision === titles.length);
    expect(socket.of('project:touched').length).toBeLessThan(titles.length);
  });

  it("shows a new project in its creator's other tabs", async () => {
    const owner = await given.user();
    const tab = await connect(owner);
    const made = { title: 'New', description: 'One', deadline: '2040-01-01' };
    const { body } = await as(owner).post<{ _id: string }>('/projects', made);
    expect(await tab.hears('project:touched')).toMatchObject({ projectId: body._id });
  });

  it("isn't sent to a removed member, who gets project:removed", async () => {
    const { owner, mika, project, path } = await aProject();
    const [removed, stays] = [await connect(mika), await connect(owner)];
    await as(owner).delete(`${path}/members/${mika._id}`);
    expect(await removed.hears('project:removed')).toEqual({ projectId: project._id });
    await stays.hears('project:touched', ({ revision }) => revision === 1);
    await removed.settled();
    expect(removed.of('project:touched')).toEqual([]);
  });

  it('stops for every member when the project is deleted', async () => {
    const { owner, mika, project, path } = await aProject();
    const elsewhere = await connect(mika);
    await as(owner).delete(path);
    expect(await elsewhere.hears('project:removed')).toEqual({ projectId: project._id });
  });
});

describe("a person's other tabs", () => {
  const aNotified = async () => {
    const user = await given.user();
    const notification: Pick<Notification, '_id'> = await given.notification({ user });
    const stranger = await connect(await given.user());
    return { user, notification, tab: await connect(user), stranger };
  };

  it.each([
    ['read', 'PATCH', '/notifications/read', 'read'],
    ['all read', 'PATCH', '/notifications/read-all', 'all-read'],
    ['deleted', 'DELETE', '', 'deleted'],
    ['cleared', 'DELETE', '/notifications', 'all-deleted'],
  ])('are notified when notifications are %s', async (_what, method, path, change) => {
    const { user, notification, tab, stranger } = await aNotified();
    const ids = path.endsWith('/read') ? { notificationIds: [notification._id] } : undefined;
    if (method === 'PATCH') await as(user).patch(path, ids);
    else await as(user).delete(path || `/notifications/${notification._id}`);
    expect(await tab.hears('notification:changed')).toMatchObject({ change, unreadCount: 0 });
    await stranger.settled();
    expect(stranger.heard).toEqual([]);
  });
});

describe('team:changed', () => {
  it('is sent to the team and to the person who leaves it, and to no one else', async () => {
    const [admin, member, leaver] = [await given.user(), await given.user(), await given.user()];
    await given.team({ admin, members: [member, leaver] });
    const stranger = await connect(await given.user());
    const sockets = await Promise.all([admin, member, leaver].map((user) => connect(user)));
    await as(admin).delete(`/team/members/${leaver._id}`);
    for (const socket of sockets) await socket.hears('team:changed');
    await stranger.settled();
    expect(stranger.heard).toEqual([]);
  });
});
