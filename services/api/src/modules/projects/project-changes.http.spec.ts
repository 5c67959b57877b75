import type { ChangesAnswer, Task } from '@taskloom/contracts';
import { refusal, useApi, type TestProject, type TestUser } from '../../../test/index.js';
import { ProjectChangesRepository } from './project-changes.repository.js';

const { anonymous, app, as, given, rows } = useApi();

const since = (project: TestProject, revision: string, who: TestUser = project.owner) =>
  as(who).get<ChangesAnswer>(`/projects/${project._id}/changes`, { query: { since: revision } });

/** A project with three changes: its title, a new task, the task's title. */
const aChangedProject = async () => {
  const project = await given.project();
  const owner = as(project.owner);
  await owner.patch(`/projects/${project._id}`, { title: 'Changed' });
  const { body: task } = await owner.post<Task>(`/projects/${project._id}/tasks`, { title: 'First' });
  await owner.patch(`/projects/${project._id}/tasks/${task._id}`, { title: 'Second' });
  return { project, task };
};

describe('GET /projects/{id}/changes', () => {
  it('returns missed changes in order', async () => {
    const { project, task } = await aChangedProject();
    const { status, body } = await since(project, '1');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      revision: 3,
      changes: [
        {
          event: 'task:updated',
          data: { revision: 2, taskId: task._id, created: true, updates: { title: 'First' } },
        },
        { event: 'task:updated', data: { revision: 3, taskId: task._id, updates: { title: 'Second' } } },
      ],
    });
    expect(body.changes[1]?.data).not.toHaveProperty('updates.assignees');
  });

  it('returns nothing to a client that has missed nothing', async () => {
    const { project } = await aChangedProject();
    expect(await since(project, '3')).toMatchObject({ status: 200, body: { revision: 3, changes: [] } });
  });

  it('returns 410 when the first of them is no longer stored', async () => {
    const { project } = await aChangedProject();
    await rows(
      `UPDATE project_changes SET created_at = now() - interval '8 days' WHERE project_id = $1 AND revision < 3`,
      [project._id],
    );
    await app().get(ProjectChangesRepository).removeOld();
    expect(await since(project, '1')).toMatchObject(refusal(410, 'CHANGES_GONE'));
    expect(await since(project, '2')).toMatchObject({ status: 200, body: { changes: [{}] } });
  });

  it('returns 410 for a future revision', async () => {
    const { project } = await aChangedProject();
    expect(await since(project, '4')).toMatchObject(refusal(410, 'CHANGES_GONE'));
  });

  it('returns 410 when there are too many', async () => {
    const project = await given.project();
    await rows('UPDATE projects SET revision = 501 WHERE id = $1', [project._id]);
    await rows(
      `INSERT INTO project_changes (project_id, revision, event, data)
       SELECT $1, generate_series(1, 501), 'project:updated', '{}'`,
      [project._id],
    );
    expect(await since(project, '0')).toMatchObject(refusal(410, 'CHANGES_GONE'));
    expect(await since(project, '1')).toMatchObject({ status: 200 });
  });

  it.each(['', 'x', '-1', '1.5', '9007199254740993'])('refuses the revision "%s"', async (revision) => {
    const project = await given.project();
    expect(await since(project, revision)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });

  it('refuses a missing revision, a stranger and an anonymous caller', async () => {
    const project = await given.project();
    const path = `/projects/${project._id}/changes`;
    expect(await as(project.owner).get(path)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(await since(project, '0', await given.user())).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await anonymous.get(path)).toMatchObject(refusal(401, 'SESSION_INVALID'));
  });
});
