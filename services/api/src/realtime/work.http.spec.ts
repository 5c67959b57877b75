import type { Task } from '@taskloom/contracts';
import { useApi, useSockets } from '../../test/index.js';

const api = useApi();
const { as, given } = api;
const { connect } = useSockets(api);

const aTask = async () => {
  const [owner, mika, stranger] = [await given.user(), await given.user(), await given.user()];
  const project = await given.project({ owner, members: [mika] });
  const path = `/projects/${project._id}/tasks`;
  const assignees = [{ user: mika._id }];
  const { body } = await as(owner).post<Task>(path, { title: 'Dock', assignees });
  return { owner, mika, stranger, task: body, path: `${path}/${body._id}` };
};

describe('work:changed', () => {
  it('reaches only assignees, on every screen', async () => {
    const { owner, mika, stranger, task, path } = await aTask();
    const [mikas, owners, outside] = [await connect(mika), await connect(owner), await connect(stranger)];
    await as(owner).patch(path, { status: 'done' });
    expect(await mikas.hears('work:changed')).toEqual({ taskId: task._id });
    for (const socket of [owners, outside]) {
      await socket.settled();
      expect(socket.of('work:changed')).toEqual([]);
    }
  });

  it('reaches a person who is assigned or unassigned, even by themselves', async () => {
    const { owner, mika, path } = await aTask();
    const [mikas, owners] = [await connect(mika), await connect(owner)];
    await as(owner).patch(path, { assignees: [{ user: owner._id }] });
    await mikas.hears('work:changed');
    await owners.hears('work:changed');
  });

  it('reaches the assignees of a deleted task', async () => {
    const { owner, mika, path } = await aTask();
    const mikas = await connect(mika);
    await as(owner).delete(path);
    await mikas.hears('work:changed');
  });

  it('is not sent for a new position in the column or a new description', async () => {
    const { owner, mika, path } = await aTask();
    const mikas = await connect(mika);
    await as(owner).patch(path, { position: 'z' });
    await as(owner).patch(path, { description: 'More words' });
    await mikas.hears('project:touched', ({ revision }) => revision === 3);
    await mikas.settled();
    expect(mikas.of('work:changed')).toEqual([]);
  });
});
