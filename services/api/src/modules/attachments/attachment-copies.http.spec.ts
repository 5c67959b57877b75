import type { Task, UploadResult } from '@taskloom/contracts';
import { multipart, useApi, type TestUser } from '../../../test/index.js';
import { sample } from '../../../test/files.js';
import { RemovalsService } from '../projects/index.js';
import { FileSweeper } from './file-sweeper.service.js';

const { app, as, given, rows } = useApi();

/** Deletes the task and its entry in the trash, and waits for the removal of what it had. */
const purge = async (owner: TestUser, projectId: string, id: string) => {
  await as(owner).delete(`/projects/${projectId}/tasks/${id}`);
  await as(owner).delete(`/projects/${projectId}/trash/${id}`);
  await app().get(RemovalsService).idle();
};

it('copies of a file share the stored file, which stays until the last of them is gone', async () => {
  const owner = await given.user();
  const project = await given.project({ owner });
  const original = await given.task({ project });
  const tasks = `/projects/${project._id}/tasks`;
  const { body: form, headers } = multipart([{ filename: 'house.png', content: sample.png }]);
  await as(owner).post<UploadResult>(`${tasks}/${original._id}/upload`, form, { headers });
  const copyOf = { task: original._id, files: true };
  const { body: made } = await as(owner).post<Task>(tasks, { title: 'Copy', copyOf });
  await purge(owner, project._id, original._id);
  await app().get(FileSweeper).sweep(0);
  const url = (made.attachments[0]?.url ?? '').replace('/api', '');
  expect(await as(owner).get(url)).toMatchObject({ status: 200 });
  expect(await rows('SELECT 1 FROM discarded_files')).toEqual([]);
  const [{ key = '' } = {}] = await rows<{ key: string }>(
    'SELECT storage_key AS key FROM attachments WHERE task_id = $1',
    [made._id],
  );
  await purge(owner, project._id, made._id);
  expect(await rows('SELECT storage_key AS key FROM discarded_files')).toEqual([{ key }]);
  await app().get(FileSweeper).sweep(0);
  expect(await as(owner).get(url)).toMatchObject({ status: 404 });
  expect(await rows('SELECT 1 FROM discarded_files')).toEqual([]);
});
