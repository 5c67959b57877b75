import { API, type ChecklistItem } from '@taskloom/contracts';
import { taskArrived } from '@taskloom/contracts/rtk';
import { useTask } from '@taskloom/client/realtime';
import { aTask, FakeApi, refuse, renderApp } from '@taskloom/client/test-kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { JONAS, MAYA } from '../../test/people';
import { Checklist } from './checklist';
import { itemLines } from './item-lines';

const item = (text: string, part: Partial<ChecklistItem> = {}): ChecklistItem => ({
  _id: `id-${text}`,
  text,
  done: false,
  assignee: null,
  due: null,
  ...part,
});
const path = { projectId: 'p1', taskId: 't1' };
const CHECKLIST = API.taskChecklist('p1', 't1');
const withItems = (checklist: ChecklistItem[], version = 1) =>
  aTask({ _id: 't1', project: 'p1', checklist, version });

function Shown() {
  const { data } = useTask(path);
  return (
    <Checklist path={path} people={[MAYA, JONAS]} items={data?.checklist} total={data?.checklistTotal ?? 0} />
  );
}

const show = async (items: ChecklistItem[], saved = items) => {
  const api = new FakeApi()
    .on('GET', API.task('p1', 't1'), withItems(items))
    .on('PATCH', CHECKLIST, withItems(saved, 2));
  const view = renderApp(<Shown />, { user: MAYA, api });
  await screen.findByRole('button', { name: items.length > 0 ? 'Add an item' : 'Add a checklist' });
  const sent = () => api.sent('PATCH', CHECKLIST).map(({ body }) => body);
  return { ...view, api, sent };
};
const boxes = () => screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));

it('gets an item with each Enter, and several from pasted lines', async () => {
  const { user, sent } = await show([]);
  await user.click(screen.getByRole('button', { name: 'Add a checklist' }));
  const field = screen.getByRole('textbox', { name: 'New item' });
  await user.type(field, 'Boxes{Enter}');
  await user.click(screen.getByRole('textbox', { name: 'New item' }));
  await user.paste('- [ ] Van\n2. Keys\n\n* Cat');
  await waitFor(() =>
    expect(sent()).toEqual([
      { add: [{ _id: expect.any(String), text: 'Boxes' }] },
      { add: ['Van', 'Keys', 'Cat'].map((text) => ({ _id: expect.any(String), text })) },
    ]),
  );
});

it('is ticked, and counts', async () => {
  const { user, sent } = await show(
    [item('Van'), item('Keys', { done: true })],
    [item('Van', { done: true }), item('Keys', { done: true })],
  );
  screen.getByText('1 of 2');
  await user.click(screen.getByRole('checkbox', { name: 'Van' }));
  await screen.findByText('2 of 2');
  expect(sent()).toEqual([{ update: { _id: 'id-Van', done: true } }]);
});

describe('the text of an item', () => {
  const begin = async () => {
    const view = await show([item('Van')], [item('Lorry', { _id: 'id-Van' })]);
    await view.user.click(screen.getByRole('button', { name: 'Change “Van”' }));
    const field = screen.getByRole('textbox', { name: 'Text of the item' });
    await view.user.clear(field);
    return { ...view, field };
  };

  it('is saved with Enter, and kept with Escape', async () => {
    const { user, field, sent } = await begin();
    await user.type(field, 'Lorry{Enter}');
    const button = await screen.findByRole('button', { name: 'Change “Lorry”' });
    await waitFor(() => expect(button).toHaveFocus());
    expect(sent()).toEqual([{ update: { _id: 'id-Van', text: 'Lorry', seen: 'Van' } }]);
    await user.click(button);
    await user.keyboard('X{Escape}');
    expect(await screen.findByRole('button', { name: 'Change “Lorry”' })).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('that someone else has changed requires a choice', async () => {
    const { user, field, sent, store } = await begin();
    await user.type(field, 'Lorry');
    act(() => store.dispatch(taskArrived(withItems([item('Big van', { _id: 'id-Van' })], 2))));
    await screen.findByText('Someone else has changed this item to “Big van”.');
    await user.keyboard('{Enter}');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Keep yours' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ update: { _id: 'id-Van', text: 'Lorry', seen: 'Big van' } }]),
    );
  });

  it('returns to the field when the server has a different text', async () => {
    const { user, field, api } = await begin();
    api
      .on('PATCH', CHECKLIST, refuse('CHECKLIST_ITEM_CHANGED', 'Changed.'))
      .on('GET', API.task('p1', 't1'), withItems([item('Big van', { _id: 'id-Van' })], 2));
    await user.type(field, 'Lorry{Enter}');
    await screen.findByText('Someone else has changed this item to “Big van”.');
    expect(screen.getByRole('textbox', { name: 'Text of the item' })).toHaveValue('Lorry');
    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    await screen.findByRole('button', { name: 'Change “Big van”' });
  });
});

it('is ordered with Alt and the arrow keys, which keeps the focus and announces the place', async () => {
  const [a, b, c] = [item('A'), item('B'), item('C')];
  const { sent } = await show([a, b, c], [b, a, c]);
  const box = screen.getByRole('checkbox', { name: 'A' });
  box.focus();
  fireEvent.keyDown(box, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(boxes()).toEqual(['B', 'A', 'C']));
  expect(screen.getByRole('checkbox', { name: 'A' })).toHaveFocus();
  screen.getByText('“A” is now item 2 of 3.');
  fireEvent.keyDown(screen.getByRole('checkbox', { name: 'B' }), { key: 'ArrowUp', altKey: true });
  await waitFor(() => expect(sent()).toEqual([{ update: { _id: 'id-A' }, after: 'id-B' }]));
});

it('gives an item to a person', async () => {
  const { user, sent } = await show([item('Van')], [item('Van', { assignee: JONAS._id })]);
  await user.click(screen.getByRole('button', { name: 'Person and date of “Van”' }));
  const panel = screen.getByRole('dialog', { name: 'Person and date of “Van”' });
  await user.click(within(panel).getByRole('option', { name: 'Jonas Weber' }));
  await screen.findByRole('button', { name: 'Person and date of “Van”: Jonas Weber' });
  expect(sent()).toEqual([{ update: { _id: 'id-Van', assignee: JONAS._id } }]);
});

it('shows no person after they have left the project', async () => {
  await show([item('Van', { assignee: 'gone' })]);
  screen.getByRole('button', { name: 'Person and date of “Van”' });
});

const choose = async (user: Awaited<ReturnType<typeof show>>['user'], name: string) => {
  await user.click(screen.getByRole('button', { name: 'More actions for “Van”' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

it('is restored to its place after a deletion', async () => {
  const van = item('Van', { done: true });
  const { user, sent, api } = await show([item('Keys'), van], [item('Keys')]);
  await choose(user, 'Delete item');
  await screen.findByText('Item deleted');
  api.on('PATCH', CHECKLIST, withItems([item('Keys'), van], 3));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByRole('checkbox', { name: 'Van' });
  expect(sent()).toEqual([{ remove: ['id-Van'] }, { add: [van], after: 'id-Keys' }]);
});

it('becomes a task', async () => {
  const { user, api } = await show([item('Keys'), item('Van')]);
  api.on('POST', API.checklistItemTask('p1', 't1', 'id-Van'), {
    task: aTask({ project: 'p1', title: 'Van' }),
    from: withItems([item('Keys')], 2),
  });
  await choose(user, 'Turn into a task');
  await screen.findByText('The item is a task now');
  expect(boxes()).toEqual(['Keys']);
});

it('shows a message when an item has been deleted in the meantime', async () => {
  const { user, api } = await show([item('Van')]);
  api
    .on('PATCH', CHECKLIST, refuse('NOT_FOUND', 'Not found.'))
    .on('GET', API.task('p1', 't1'), withItems([], 2));
  await user.click(screen.getByRole('checkbox', { name: 'Van' }));
  await screen.findByText('The item has been deleted.');
  await screen.findByRole('button', { name: 'Add a checklist' });
});

it.each([
  ['one', ['one']],
  ['- one\r\n- two', ['one', 'two']],
  ['[x] one\n- [ ] two\n3) three', ['one', 'two', 'three']],
  [' \n', []],
  ['x'.repeat(300), ['x'.repeat(255)]],
])('reads the lines of %j', (text, lines) => {
  expect(itemLines(text)).toEqual(lines);
});
