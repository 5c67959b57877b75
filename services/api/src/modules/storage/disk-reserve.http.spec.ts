import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtRemote, multipart, refusal, useApi } from '../../../test/index.js';

/** More than any disk has. */
const { as, dataDirectory, deploying, given, rows } = useApi({ DISK_RESERVE_MB: '1000000000' });

const SENTENCE = 'The server has no room for more files at the moment. Please contact an admin.';
const full = { ...refusal(507, 'STORAGE_FULL'), body: { message: SENTENCE } };

/** Puts a file in the attachment's place in storage. */
const storedAt = async (attachmentId: string): Promise<void> => {
  const [{ key, size } = { key: '', size: 0 }] = await rows<{ key: string; size: number }>(
    'SELECT storage_key AS key, size FROM attachments WHERE id = $1',
    [attachmentId],
  );
  const folder = join(dataDirectory(), 'files', key.slice(-2));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, key), Buffer.alloc(Number(size)));
};

describe('below the reserve of free space', () => {
  it('uploads are refused, and everything else about tasks and files works', async () => {
    const user = await given.user();
    const task = await given.task({ project: await given.project({ owner: user }) });
    const kept = await given.attachment({ task, uploader: user });
    await storedAt(kept._id);
    const path = `/projects/${task.project._id}/tasks`;
    const { body, headers } = multipart([{ filename: 'a.txt', content: 'Hello' }]);
    expect(await as(user).post(`${path}/${task._id}/upload`, body, { headers })).toMatchObject(full);
    expect(await as(user).post(path, { title: 'Still at work' })).toMatchObject({ status: 201 });
    const comment = { content: 'Still talking' };
    expect(await as(user).post(`${path}/${task._id}/comments`, comment)).toMatchObject({ status: 201 });
    expect(await as(user).get(`/files/${kept._id}`)).toMatchObject({ status: 200 });
    expect(await as(user).delete(`${path}/${task._id}/attachments/${kept._id}`)).toMatchObject({
      status: 200,
    });
  });

  it('builds of remotes are refused', async () => {
    const { artefact, files } = builtRemote('reports', '1.0.0');
    const team = deploying(await given.deployToken('reports'));
    const [[file, content] = ['', '']] = Object.entries(files);
    const path = '/remotes/reports/versions';
    const headers = { integrity: artefact.files[file]?.integrity ?? '' };
    expect(await team.put(`${path}/1.0.0/files/${file}`, content, { headers })).toMatchObject(full);
    for (const [name, { integrity, size }] of Object.entries(artefact.files))
      await rows(
        'INSERT INTO remote_files (remote, version, path, integrity, size) VALUES ($1, $2, $3, $4, $5)',
        [...['reports', '1.0.0', name, integrity, size]],
      );
    expect(await team.post(path, artefact)).toMatchObject(full);
    expect(await rows('SELECT FROM remote_versions')).toEqual([]);
  });
});
