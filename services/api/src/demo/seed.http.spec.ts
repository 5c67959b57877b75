import {
  localDay,
  type AuthResult,
  type Comment,
  type NotificationList,
  type Project,
  type Task,
} from '@taskloom/contracts';
import { useApi } from '../../test/index.js';
import { seedDemo } from './seed.js';

const { anonymous, as, databaseUrl, rows } = useApi();

describe('the demo team', () => {
  let maya: AuthResult;

  beforeAll(async () => {
    const { body } = await anonymous.post<AuthResult>('/auth/login', await seedDemo(databaseUrl()));
    maya = body;
  });

  it('lets its admin sign in', () => {
    expect(maya.user).toMatchObject({ name: 'Maya Lindqvist', role: 'admin' });
  });

  it('has projects in every status, last changed first, with past and future deadlines', async () => {
    const { body } = await as(maya).get<Project[]>('/projects');
    expect(body.map(({ title }) => title).slice(0, 3)).toEqual([
      'Billing migration',
      'Status page relaunch',
      'Accessibility audit',
    ]);
    expect(new Set(body.map(({ status }) => status)).size).toBe(4);
    const deadlines = body.map(({ deadline }) => String(deadline));
    expect(deadlines).toContain(localDay());
    expect(deadlines.some((day) => day < localDay())).toBe(true);
    expect(deadlines.some((day) => day > localDay())).toBe(true);
  });

  it('has working boards: a card can be moved, and past comments are there with reactions', async () => {
    const { body: projects } = await as(maya).get<Project[]>('/projects');
    const path = `/projects/${projects[0]?._id}/tasks`;
    const { body: tasks } = await as(maya).get<Task[]>(path);
    const [first, second] = tasks;
    expect(first?.comments.length).toBeGreaterThan(1);
    const { body: comments } = await as(maya).get<Comment[]>(`${path}/${first?._id}/comments`);
    expect(comments[0]?.reactions).toMatchObject([{ emoji: '👍', people: [{}, {}] }]);
    const moved = await as(maya).patch<Task>(`${path}/${first?._id}`, { afterTaskId: second?._id });
    expect(moved.status).toBe(200);
    expect(moved.body.position > String(second?.position)).toBe(true);
  });

  it('has 6 people and 200 tasks, and nothing ends before it starts', async () => {
    expect(await rows('SELECT count(*) FROM users')).toEqual([{ count: 6 }]);
    expect(await rows('SELECT count(*) FROM tasks')).toEqual([{ count: 200 }]);
    expect(
      await rows(
        `SELECT t.title FROM tasks t JOIN projects p ON p.id = t.project_id
         WHERE t.created_at > t.updated_at OR t.created_at < p.created_at OR t.updated_at > now()
         UNION ALL SELECT t.title FROM comments c JOIN tasks t ON t.id = c.task_id WHERE c.created_at < t.created_at`,
      ),
    ).toEqual([]);
  });

  it('has notifications that link to the place of the event', async () => {
    const { body } = await as(maya).get<NotificationList>('/notifications');
    expect(body.unreadCount).toBe(4);
    const [newest] = body.notifications;
    expect(newest).toMatchObject({ type: 'task_assigned', sender: { name: 'Priya Raman' } });
    const [, projectId, taskId] = /^\/projects\/(.+)\?task=(.+)$/.exec(newest?.link ?? '') ?? [];
    expect(await as(maya).get(`/projects/${projectId}/tasks/${taskId}`)).toMatchObject({
      body: { title: 'Approve the rollback plan' },
    });
  });

  it('is not added to an installation with users', async () => {
    await expect(seedDemo(databaseUrl())).rejects.toMatchObject({ code: 'NOT_EMPTY' });
    expect(await rows('SELECT count(*) FROM users')).toEqual([{ count: 6 }]);
  });
});
