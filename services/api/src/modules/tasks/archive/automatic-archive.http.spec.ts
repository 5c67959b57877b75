import type { ArchivedTask, HistoryPage, Project } from '@taskloom/contracts';
import { refusal, useApi } from '../../../../test/index.js';
import { AutomaticArchiveService } from './automatic-archive.service.js';

const { app, as, given, rows } = useApi();

const aProject = async () => {
  const [owner, mika] = [await given.user(), await given.user()];
  return { owner, mika, project: await given.project({ owner, members: [mika] }) };
};
const age = (id: string, days: number) =>
  rows('UPDATE tasks SET updated_at = now() - make_interval(days => $2, secs => 60) WHERE id = $1', [
    id,
    days,
  ]);

it('archives what has been done and unchanged for as long as the project says, and nothing else', async () => {
  const { owner, mika, project } = await aProject();
  const path = `/projects/${project._id}`;
  const tasks = {
    old: await given.task({ project, status: 'done' }),
    young: await given.task({ project, status: 'done' }),
    open: await given.task({ project, status: 'todo' }),
  };
  await age(tasks.old._id, 14);
  await age(tasks.young._id, 12);
  await age(tasks.open._id, 14);
  await app().get(AutomaticArchiveService).run();
  expect((await as(owner).get(`${path}/archive`)).body).toEqual([]);
  expect((await as(owner).patch<Project>(path, { archiveDoneAfter: 14 })).body.archiveDoneAfter).toBe(14);
  await app().get(AutomaticArchiveService).run();
  const { body } = await as(mika).get<ArchivedTask[]>(`${path}/archive`);
  expect(body.map(({ _id, archive }) => [_id, archive.by])).toEqual([[tasks.old._id, null]]);
  const history = await as(mika).get<HistoryPage>(`${path}/tasks/${tasks.old._id}/history`);
  expect(history.body.events[0]).toMatchObject({ type: 'task_archived', actor: null });
});

it('is chosen by the owner only, from 1 to 365 days, or never', async () => {
  const { owner, mika, project } = await aProject();
  const path = `/projects/${project._id}`;
  expect(await as(mika).patch(path, { archiveDoneAfter: 14 })).toMatchObject(refusal(403, 'FORBIDDEN'));
  for (const days of [0, 366, 1.5])
    expect(await as(owner).patch(path, { archiveDoneAfter: days })).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  await as(owner).patch(path, { archiveDoneAfter: 30 });
  const { body } = await as(owner).patch<Project>(path, { archiveDoneAfter: null });
  expect(body.archiveDoneAfter).toBeNull();
});
