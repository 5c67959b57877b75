import type { Task } from '@taskloom/contracts';
import { refusal, useApi } from '../../../../test/index.js';
import { Events } from '../../../platform/events/index.js';
import { ProjectMemberRemoved } from '../../projects/index.js';
import { TaskUpdated } from '../task.events.js';
import { ANNOUNCED_ONE_BY_ONE } from './leaving-members.service.js';

const { app, as, given, rows } = useApi();

const aProjectWithAnn = async () => {
  const [ann, bob] = [await given.user(), await given.user()];
  const project = await given.project({ members: [ann, bob] });
  const task = await given.task({
    project,
    assignees: [{ user: ann, role: 'primary' }, { user: bob }],
  });
  const path = `/projects/${project._id}`;
  return { ann, bob, owner: project.owner, project, task, path };
};

const assigneesOf = async (taskId: string) =>
  (await rows<{ id: string }>('SELECT user_id AS id FROM task_assignees WHERE task_id = $1', [taskId])).map(
    ({ id }) => id,
  );

describe('a leaving member', () => {
  it('is unassigned from the tasks of this project only, and their comments stay', async () => {
    const { ann, bob, owner, task, path } = await aProjectWithAnn();
    const elsewhere = await given.task({
      project: await given.project({ owner: ann }),
      assignees: [{ user: ann }],
    });
    await given.comment({ task, author: ann });
    await as(owner).delete(`${path}/members/${ann._id}`);
    expect(await assigneesOf(elsewhere._id)).toEqual([ann._id]);
    expect(await as(owner).get<Task>(`${path}/tasks/${task._id}`)).toMatchObject({
      body: {
        assignees: [{ user: { _id: bob._id }, role: 'secondary' }],
        comments: [{ author: { _id: ann._id } }],
        version: 2,
      },
    });
  });

  it('is announced for each task and for the project, in revisions without gaps', async () => {
    const { ann, owner, project, task, path } = await aProjectWithAnn();
    const events = app().get(Events);
    const heard: object[] = [];
    events.after(TaskUpdated, (event) => void heard.push(event));
    events.after(ProjectMemberRemoved, (event) => void heard.push(event));
    await as(ann).delete(`${path}/members/${ann._id}`);
    expect(heard).toMatchObject([
      {
        cause: 'member-left',
        unassigned: [{ user: { _id: ann._id }, role: 'primary' }],
        project: { _id: project._id, title: project.title },
        change: { data: { revision: 1, taskId: task._id } },
      },
      { member: { user: { _id: ann._id } }, actor: { _id: ann._id }, change: { data: { revision: 2 } } },
    ]);
    expect(await as(owner).get(`${path}/changes`, { query: { since: '0' } })).toMatchObject({
      body: { revision: 2, changes: [{ event: 'task:updated' }, { event: 'project:updated' }] },
    });
  });

  it('is unassigned from very many tasks in a bounded number of statements, and clients load the project again', async () => {
    const { ann, owner, project, task, path } = await aProjectWithAnn();
    const most = ANNOUNCED_ONE_BY_ONE + 50;
    await rows(
      `WITH t AS (
         INSERT INTO tasks (project_id, id, title, position, created_by)
         SELECT $1, gen_random_uuid(), 'One of many', 'b' || n, $2 FROM generate_series(1, ${most}) n RETURNING id)
       INSERT INTO task_assignees (project_id, task_id, user_id) SELECT $1, id, $3 FROM t`,
      [project._id, owner._id, ann._id],
    );
    const { body: before } = await as(owner).get<{ revision: number }>(`${path}/changes`, {
      query: { since: '0' },
    });
    await as(owner).delete(`${path}/members/${ann._id}`);
    expect(await rows('SELECT 1 FROM task_assignees WHERE user_id = $1', [ann._id])).toEqual([]);
    expect(await assigneesOf(task._id)).toHaveLength(1);
    expect(await rows('SELECT 1 FROM project_changes WHERE project_id = $1', [project._id])).toHaveLength(
      ANNOUNCED_ONE_BY_ONE + 1,
    );
    expect(
      await as(owner).get(`${path}/changes`, { query: { since: String(before.revision) } }),
    ).toMatchObject(refusal(410, 'CHANGES_GONE'));
  });

  it('keeps all their tasks when the removal fails', async () => {
    const { ann, owner, task, path } = await aProjectWithAnn();
    let failing = true;
    app()
      .get(Events)
      .during(ProjectMemberRemoved, async () => {
        if (failing) throw new Error('The notification could not be written');
      });
    expect(await as(owner).delete(`${path}/members/${ann._id}`)).toMatchObject(refusal(500, 'INTERNAL'));
    failing = false;
    expect(await assigneesOf(task._id)).toContain(ann._id);
    expect(await as(ann).get(path)).toMatchObject({ status: 200 });
  });

  it('is not assigned by a concurrent request', async () => {
    const { ann, owner, task, path } = await aProjectWithAnn();
    const [, assigned] = await Promise.all([
      as(owner).delete(`${path}/members/${ann._id}`),
      as(owner).patch(`${path}/tasks/${task._id}`, { assignees: [{ user: ann._id }] }),
      as(owner).post(`${path}/tasks`, { title: 'New', assignees: [{ user: ann._id }] }),
    ]);
    expect([200, 400]).toContain(assigned.status);
    expect(await rows('SELECT 1 FROM task_assignees WHERE user_id = $1', [ann._id])).toEqual([]);
  });
});
