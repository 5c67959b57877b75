import { LIMITS } from '@taskloom/contracts';
import { useApi, useSockets } from '../../test/index.js';

const api = useApi();
const { given } = api;
const { connect } = useSockets(api);

/** A task with a hundred long comments, and two people who have its project open. */
const aTask = async () => {
  const [owner, mika] = [await given.user(), await given.user()];
  const project = await given.project({ owner, members: [mika] });
  const task = await given.task({ project, title: 'Land' });
  const content = 'x'.repeat(LIMITS.comment);
  for (let count = 0; count < 100; count++) await given.comment({ task, content });
  const [sender, other] = [await connect(mika), await connect(owner)];
  for (const socket of [sender, other]) await socket.ask('join-project', project._id);
  return { task, sender, other, hint: { projectId: project._id, taskId: task._id } };
};

describe('a flood of hints about a task', () => {
  it("results in a few small messages without the task's comments", async () => {
    const { sender, other, task, hint } = await aTask();
    const flood = await Promise.all(Array.from({ length: 50 }, () => sender.ask('task-update', hint)));
    expect(flood).toEqual(Array(50).fill({ ok: true }));
    const event = await other.hears('task:updated');
    expect(event).toMatchObject({ taskId: task._id, updates: { title: 'Land' } });
    expect(JSON.stringify(event).length).toBeLessThan(2_000);
    await sender.ask('task-update', hint);
    await other.settled();
    // One for each 150 ms, which are fewer than the hints also on a busy machine.
    expect(other.of('task:updated').length).toBeLessThan(45);
    expect(sender.of('task:updated')).toEqual([]);
  });

  it('from several people reaches all of them', async () => {
    const { sender, other, hint } = await aTask();
    await Promise.all([sender, other].map((socket) => socket.ask('task-update', hint)));
    await Promise.all([sender, other].map((socket) => socket.hears('task:updated')));
  });
});

describe('a tab that opens many projects', () => {
  it('is refused the twenty-first until it leaves one', async () => {
    const owner = await given.user();
    const tab = await connect(owner);
    const projects = [];
    for (let count = 0; count < 21; count++) projects.push(await given.project({ owner }));
    const [last, ...others] = projects;
    for (const { _id } of others) expect(await tab.ask('join-project', _id)).toMatchObject({ ok: true });
    expect(await tab.ask('join-project', last?._id)).toEqual({ ok: false, code: 429 });
    expect(await tab.ask('join-project', others[0]?._id)).toMatchObject({ ok: true });
    await tab.ask('leave-project', others[0]?._id);
    expect(await tab.ask('join-project', last?._id)).toMatchObject({ ok: true });
  });
});
