import {
  LIMITS,
  type ChecklistChange,
  type ChecklistItemInput,
  type HistoryPage,
  type ItemTurned,
  type Task,
  type TaskCard,
} from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi } from '../../../../test/index.js';

const { as, given } = useApi();

const item = (text: string, part: Partial<ChecklistItemInput> = {}): ChecklistItemInput => ({
  _id: uuid(),
  text,
  ...part,
});

const aTask = async (...items: ChecklistItemInput[]) => {
  const [owner, ann] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Ann' })];
  const project = await given.project({ owner, members: [ann] });
  const task = await given.task({ project, title: 'Move house' });
  const tasks = `/projects/${project._id}/tasks`;
  const path = `${tasks}/${task._id}`;
  const change = (body: ChecklistChange, user = owner) => as(user).patch<Task>(`${path}/checklist`, body);
  if (items.length > 0) await change({ add: items });
  const read = async () => (await as(ann).get<Task>(path)).body;
  const texts = async () => (await read()).checklist.map(({ text }) => text);
  const history = async () => {
    const { body } = await as(owner).get<HistoryPage>(`${path}/history`);
    return body.events.flatMap(({ type, changes }) => (type === 'checklist_changed' ? changes : []));
  };
  return { owner, ann, project, task, tasks, path, change, read, texts, history };
};

describe('a checklist', () => {
  it('gets items, which all views count', async () => {
    const { owner, ann, project, path, tasks, change, read } = await aTask();
    const [boxes, van] = [
      item('Boxes', { done: true }),
      item('Van', { assignee: ann._id, due: '2026-12-24' }),
    ];
    const changed = await change({ add: [boxes, van] });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, checklistTotal: 2, checklistDone: 1 } });
    expect(await read()).toMatchObject({
      checklistTotal: 2,
      checklistDone: 1,
      checklist: [
        { ...boxes, done: true, assignee: null, due: null },
        { ...van, done: false },
      ],
    });
    const { body: cards } = await as(owner).get<TaskCard[]>(`${tasks}?view=card`);
    expect(cards).toMatchObject([{ checklistTotal: 2, checklistDone: 1 }]);
    expect(cards[0]).not.toHaveProperty('checklist');
    const { body: whole } = await as(owner).get<Task[]>(tasks);
    expect(whole).toEqual([(await as(owner).get<Task>(path)).body]);
    const { body: found } = await as(owner).get<{ tasks: TaskCard[] }>(
      `/search?q=house&projectId=${project._id}`,
    );
    expect(found.tasks).toMatchObject([{ checklistTotal: 2, checklistDone: 1 }]);
  });

  it('is changed field by field, by two people at once', async () => {
    const [a, b, c] = [item('A'), item('B'), item('C')];
    const { ann, change, read } = await aTask(a, b, c);
    await Promise.all([
      change({ update: { _id: a._id, done: true } }),
      change({ update: { _id: a._id, text: 'A2', seen: 'A' } }, ann),
      change({ update: { _id: c._id }, after: null }, ann),
      change({ remove: [b._id] }),
    ]);
    expect((await read()).checklist).toMatchObject([
      { text: 'C', done: false },
      { text: 'A2', done: true },
    ]);
  });

  it('does not overwrite a text of another person, unless it is the same', async () => {
    const a = item('Van');
    const { ann, change, texts } = await aTask(a);
    await change({ update: { _id: a._id, text: 'Big van', seen: 'Van' } }, ann);
    const message = 'Someone else has changed this item to “Big van”.';
    expect(await change({ update: { _id: a._id, text: 'Lorry', seen: 'Van' } })).toMatchObject({
      ...refusal(409, 'CHECKLIST_ITEM_CHANGED'),
      body: { message },
    });
    expect(await texts()).toEqual(['Big van']);
    expect(await change({ update: { _id: a._id, text: 'Big van', seen: 'Van' } })).toMatchObject({
      status: 200,
    });
    await change({ update: { _id: a._id, text: 'Lorry', seen: 'Big van' } });
    expect(await texts()).toEqual(['Lorry']);
  });

  it('records changes in the history, but not a new order', async () => {
    const [a, b] = [item('A'), item('B')];
    const { ann, change, history } = await aTask(a, b);
    await change({ update: { _id: a._id, done: true, assignee: ann._id } });
    await change({ update: { _id: a._id }, after: b._id });
    await change({ remove: [b._id] });
    expect(await history()).toEqual([
      { field: 'item', from: 'B', to: null },
      { field: 'itemDone', from: 'false', to: 'true' },
      { field: 'itemAssignee', from: null, to: 'Ann' },
      { field: 'item', from: null, to: 'A' },
      { field: 'item', from: null, to: 'B' },
    ]);
  });

  it('is not saved when nothing changes', async () => {
    const a = item('A');
    const { change } = await aTask(a);
    expect((await change({ update: { _id: a._id, done: false } })).body.version).toBe(2);
    expect((await change({ add: [a] })).body.version).toBe(2);
    expect((await change({ remove: [uuid()] })).body.version).toBe(2);
  });

  it('drops people who are not or no longer members', async () => {
    const { owner, ann, project, change, read } = await aTask();
    const stranger = await given.user();
    await change({ add: [item('A', { assignee: stranger._id }), item('B', { assignee: ann._id })] });
    expect((await read()).checklist.map(({ assignee }) => assignee)).toEqual([null, ann._id]);
    await as(owner).delete(`/projects/${project._id}/members/${ann._id}`);
    const { body } = await change({});
    expect(body.checklist.map(({ assignee, text }) => [text, assignee])).toEqual([
      ['A', null],
      ['B', null],
    ]);
  });

  it('is restored with its task from the trash', async () => {
    const { owner, project, task, path, texts } = await aTask(item('A', { done: true }), item('B'));
    await as(owner).delete(path);
    await as(owner).post(`/projects/${project._id}/trash/${task._id}/restore`);
    expect(await texts()).toEqual(['A', 'B']);
  });
});

describe('an item', () => {
  it('becomes a task of the project in one step', async () => {
    const { ann, owner, path, texts, history } = await aTask();
    const van = item('Van', { assignee: ann._id, due: '2026-11-01' });
    await as(owner).patch(`${path}/checklist`, { add: [item('Boxes'), van] });
    const turned = await as(owner).post<ItemTurned<Task>>(`${path}/checklist/${van._id}/task`);
    expect(turned).toMatchObject({
      status: 201,
      body: {
        task: {
          title: 'Van',
          status: 'todo',
          deadline: '2026-11-01',
          assignees: [{ user: { _id: ann._id }, role: 'primary' }],
        },
        from: { checklistTotal: 1 },
      },
    });
    expect(await texts()).toEqual(['Boxes']);
    expect((await history())[0]).toEqual({ field: 'item', from: 'Van', to: null });
    const again = await as(owner).post(`${path}/checklist/${van._id}/task`);
    expect(again).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('that was deleted cannot be changed', async () => {
    const { change } = await aTask();
    expect(await change({ update: { _id: uuid(), done: true } })).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('is refused beyond a hundred', async () => {
    const many = Array.from({ length: LIMITS.checklistItems }, (_, at) => item(`${at}`));
    const { change, read } = await aTask(...many);
    expect(await change({ add: [item('more')] })).toMatchObject({
      ...refusal(400, 'VALIDATION_FAILED'),
      body: { message: 'A checklist has at most 100 items.' },
    });
    expect((await read()).checklistTotal).toBe(100);
  });

  it.each<[string, object]>([
    ['Please enter the text of the item', { add: [{ _id: uuid(), text: ' ' }] }],
    ['Text must be at most 255 characters long.', { add: [item('x'.repeat(256))] }],
    ['_id must be an id.', { add: [{ _id: 'x', text: 'A' }] }],
    ['add must be a list of at most 100 items.', { add: 'A' }],
    ['update must be an item.', { update: [item('A')] }],
    ['Done must be true or false.', { add: [{ ...item('A'), done: 'maybe' }] }],
    ['Due must be a date (YYYY-MM-DD).', { add: [item('A', { due: 'tomorrow' })] }],
    ['The date of an item must be within 50 years of today.', { add: [item('A', { due: '9999-01-01' })] }],
    ['Remove must be a list of at most 100 ids, each once.', { remove: ['x'] }],
    ['After must be an id.', { after: 3 }],
  ])('is refused with “%s”', async (message, body) => {
    const { owner, path } = await aTask();
    const answer = await as(owner).patch(`${path}/checklist`, body);
    expect(answer).toMatchObject({ ...refusal(400, 'VALIDATION_FAILED'), body: { message } });
  });
});

it('returns 404 to a stranger and under another project', async () => {
  const { owner, task, path } = await aTask();
  const elsewhere = await given.project({ owner });
  const body = { add: [item('A')] };
  const wrong = `/projects/${elsewhere._id}/tasks/${task._id}/checklist`;
  expect(await as(owner).patch(wrong, body)).toMatchObject(refusal(404, 'NOT_FOUND'));
  const stranger = as(await given.user());
  expect(await stranger.patch(`${path}/checklist`, body)).toMatchObject(refusal(404, 'NOT_FOUND'));
});
