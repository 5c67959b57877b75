import { API, type Task, type TaskCard } from '@taskloom/contracts';
import { taskArrived } from '@taskloom/contracts/rtk';
import { useBoard } from '@taskloom/client/realtime';
import { FakeApi, aCard, aTask, anAssignee, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA } from '../../test/people';
import { Board } from './board';
import { NO_FILTER, type BoardFilter } from './order/filter';

const P = 'project-1';
const rotate = aCard({
  _id: 'rotate',
  title: 'Rotate secrets',
  description: 'One per region',
  priority: 'high',
  deadline: '2020-01-02',
  assignees: [anAssignee(JONAS, 'primary'), anAssignee(MAYA), anAssignee(AIKO)],
  commentCount: 3,
  attachmentCount: 1,
});
const mail = aCard({ _id: 'mail', title: 'Write the e-mail', assignees: [anAssignee(AIKO, 'secondary')] });
const nobodys = aCard({ _id: 'job', title: 'Delete the job', status: 'inprogress' });
const CARDS = [rotate, mail, nobodys];

function Screen({ filter = NO_FILTER }: { filter?: BoardFilter }) {
  const { data } = useBoard(P);
  return data ? <Board projectId={P} cards={data} filter={filter} /> : null;
}

const path = ({ _id }: TaskCard) => API.task(P, _id);

const open = async (
  api = new FakeApi(),
  { filter, cards = CARDS }: { filter?: BoardFilter; cards?: TaskCard[] } = {},
) => {
  api.on('GET', API.tasks(P), cards);
  const view = renderApp(<Screen filter={filter} />, {
    user: MAYA,
    api,
    route: `/projects/${P}`,
  });
  await screen.findByRole('region', { name: /To Do/ });
  return view;
};

const column = (name: string) => screen.getByRole('region', { name: new RegExp(name) });
const titlesIn = (name: string) =>
  within(column(name))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
const cardOf = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);
const link = (title: string) => screen.getByRole('link', { name: title });
const sent = (api: FakeApi, card: TaskCard) => api.changes(path(card));

describe('the columns', () => {
  it('are To Do, In Progress and Done, each with its count', async () => {
    await open();
    const heads = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(heads).toEqual(['To Do22 tasks', 'In Progress11 task', 'Done00 tasks']);
  });

  it('have a hint when empty', async () => {
    await open();
    within(column('Done')).getByText('No tasks yet. Drop a card here or add one.');
  });

  it('open a new task with their status', async () => {
    const { user, path } = await open();
    await user.click(screen.getByRole('button', { name: 'Add task to In Progress' }));
    await waitFor(() => expect(path()).toBe(`/projects/${P}?task=new&status=inprogress`));
  });

  it('show only the cards that match the filter', async () => {
    await open(new FakeApi(), { filter: { ...NO_FILTER, text: 'mail' } });
    expect(titlesIn('To Do')).toEqual(['Write the e-mail']);
    within(column('In Progress')).getByText('No matching tasks here.');
  });

  it('show titles with typing errors in the text only when none contains it', async () => {
    await open(new FakeApi(), { filter: { ...NO_FILTER, text: 'rotaet' } });
    await waitFor(() => expect(titlesIn('To Do')).toEqual(['Rotate secrets']));
  });
});

describe('a card', () => {
  it('shows title, description, priority, deadline and counts', async () => {
    await open();
    const it = cardOf('Rotate secrets');
    it.getByText('One per region');
    it.getByText('High');
    it.getByText('Jan 2, 2020');
    it.getByText('3 comments');
    it.getByText('1 attachment');
  });

  it('marks a passed deadline', async () => {
    await open();
    expect(cardOf('Rotate secrets').getByText('Overdue')).toBeInTheDocument();
  });

  it('does not mark a done task', async () => {
    await open(new FakeApi(), { cards: [{ ...rotate, status: 'done' }] });
    expect(cardOf('Rotate secrets').queryByText('Overdue')).not.toBeInTheDocument();
  });

  it.each([
    ['Rotate secrets', 'Jonas Weber +2'],
    ['Write the e-mail', 'Aiko Tanaka · Secondary'],
    ['Delete the job', 'Unassigned'],
  ])('with %p shows %p', async (title, words) => {
    await open();
    cardOf(title).getByText(words);
  });

  it('opens its task', async () => {
    const { user, path } = await open();
    await user.click(link('Rotate secrets'));
    await waitFor(() => expect(path()).toBe(`/projects/${P}/tasks/rotate`));
  });

  it('opens its task from the menu', async () => {
    const { user, path } = await open();
    await user.click(screen.getByRole('button', { name: 'Actions for Rotate secrets' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit task' }));
    await waitFor(() => expect(path()).toBe(`/projects/${P}?edit=rotate`));
  });
});

describe('moving from the menu', () => {
  const choose = async (api: FakeApi, entry: string) => {
    const view = await open(api);
    await view.user.click(screen.getByRole('button', { name: 'Actions for Rotate secrets' }));
    await view.user.click(await screen.findByRole('menuitem', { name: entry }));
    return view;
  };

  it('shows the card at the end of the other column at once', async () => {
    const later = held<unknown>();
    const api = new FakeApi().on('PATCH', path(rotate), later.answer);
    await choose(api, 'Move to In Progress');
    await waitFor(() => expect(titlesIn('In Progress')).toEqual(['Delete the job', 'Rotate secrets']));
    expect(sent(api, rotate)).toEqual([{ status: 'inprogress', afterTaskId: 'job' }]);
    later.resolve(aTask({ ...rotate, status: 'inprogress', position: 'z' }));
    screen.getByText('Rotate secrets moved to In Progress.');
  });

  it('moves it back with a toast when the server refuses', async () => {
    const api = new FakeApi().on('PATCH', path(rotate), refuse('INTERNAL', 'Later.'));
    await choose(api, 'Move to Done');
    await screen.findByText('Failed to update task');
    screen.getByText('Later.');
    await waitFor(() => expect(titlesIn('To Do')).toEqual(['Rotate secrets', 'Write the e-mail']));
    await waitFor(() => expect(titlesIn('Done')).toEqual([]));
  });
});

describe('moving by keyboard', () => {
  const lift = async (api = new FakeApi()) => {
    const view = await open(api);
    link('Rotate secrets').focus();
    await view.user.keyboard(' ');
    return view;
  };

  it('lifts with Space and announces it', async () => {
    await lift();
    screen.getByText(/^Rotate secrets lifted from To Do, position 1 of 2/);
    expect(link('Rotate secrets')).toHaveFocus();
  });

  it('moves down and across, and drops; the focus stays on the card', async () => {
    const api = new FakeApi().on('PATCH', path(rotate), aTask({ ...rotate, status: 'done', position: 'z' }));
    const { user } = await lift(api);
    await user.keyboard('{ArrowDown}');
    expect(titlesIn('To Do')).toEqual(['Write the e-mail', 'Rotate secrets']);
    screen.getByText('Rotate secrets is over To Do, position 2 of 2.');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(titlesIn('Done')).toEqual(['Rotate secrets']);
    expect(sent(api, rotate)).toEqual([]);
    await user.keyboard(' ');
    expect(sent(api, rotate)).toEqual([{ status: 'done' }]);
    screen.getByText('Rotate secrets dropped in Done, position 1 of 1.');
    expect(link('Rotate secrets')).toHaveFocus();
  });

  it('returns on Escape and sends nothing', async () => {
    const { user, api } = await lift();
    await user.keyboard('{ArrowRight}{Escape}');
    expect(titlesIn('To Do')).toEqual(['Rotate secrets', 'Write the e-mail']);
    screen.getByText('Rotate secrets returned to To Do.');
    expect(link('Rotate secrets')).toHaveFocus();
    expect(sent(api, rotate)).toEqual([]);
  });

  it('sends nothing when it is dropped in its old place', async () => {
    const { user, api } = await lift();
    await user.keyboard(' ');
    expect(sent(api, rotate)).toEqual([]);
  });

  it('ignores arrow keys while nothing is lifted', async () => {
    const { user } = await open();
    link('Rotate secrets').focus();
    await user.keyboard('{ArrowRight}');
    expect(titlesIn('To Do')).toEqual(['Rotate secrets', 'Write the e-mail']);
  });
});

describe('deleting', () => {
  const ask = async (api: FakeApi) => {
    const view = await open(api);
    await view.user.click(screen.getByRole('button', { name: 'Actions for Rotate secrets' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Delete task' }));
    return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Are you sure?' })) };
  };

  it('asks for confirmation, then removes the card', async () => {
    const { user, dialog } = await ask(new FakeApi().on('DELETE', path(rotate), {}));
    await user.click(dialog.getByRole('button', { name: 'Delete task' }));
    await screen.findByText('Task deleted');
    screen.getByText('The task has been deleted successfully.');
    await waitFor(() => expect(titlesIn('To Do')).toEqual(['Write the e-mail']));
  });

  it('keeps the card on Cancel', async () => {
    const { user, dialog, api } = await ask(new FakeApi());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.sent('DELETE', path(rotate))).toEqual([]);
    expect(titlesIn('To Do')).toHaveLength(2);
  });

  it('restores the card when the server refuses', async () => {
    const { user, dialog } = await ask(
      new FakeApi().on('DELETE', path(rotate), refuse('INTERNAL', 'Later.')),
    );
    await user.click(dialog.getByRole('button', { name: 'Delete task' }));
    await screen.findByText('Failed to delete task');
    screen.getByText('Later.');
    await waitFor(() => expect(titlesIn('To Do')).toHaveLength(2));
  });
});

describe('quick add', () => {
  const field = () => screen.getByRole('textbox', { name: 'Quick add a task to In Progress' });

  it('creates a task from its title with default values, and is ready for the next', async () => {
    const created = aTask({ title: 'Map tax codes', status: 'inprogress', position: 'z' });
    const { user, api } = await open(new FakeApi().on('POST', API.tasks(P), created));
    await user.type(field(), ' Map tax codes {Enter}');
    await screen.findByText('Task created');
    expect(api.sent('POST', API.tasks(P))[0]?.body).toMatchObject({
      title: 'Map tax codes',
      status: 'inprogress',
      priority: 'medium',
    });
    await waitFor(() => expect(titlesIn('In Progress')).toEqual(['Delete the job', 'Map tax codes']));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('shows a new task once, also when its event arrives before the response', async () => {
    const NEW = 'Map tax codes';
    const [first, second] = [1, 2].map((n) =>
      aTask({ _id: `new-${n}`, title: NEW, status: 'inprogress', createdAt: `2026-11-21T0${n}:00:00.000Z` }),
    ) as [Task, Task];
    const later = held<Task>();
    const answers = [later.answer, held<Task>().answer];
    const api = new FakeApi().on('POST', API.tasks(P), () => answers.shift()?.());
    const { user, store } = await open(api);
    const arrive = (task: Task) => act(() => void store.dispatch(taskArrived({ ...task, project: P })));
    const shown = () => within(column('In Progress')).getAllByText(NEW).length;
    await user.type(field(), `${NEW}{Enter}`);
    expect(shown()).toBe(1);
    arrive(first);
    expect(shown()).toBe(1);
    await user.type(field(), `${NEW}{Enter}`);
    expect(shown()).toBe(2);
    act(() => later.resolve(first));
    await screen.findByText('Task created');
    expect(shown()).toBe(2);
    arrive(second);
    expect(shown()).toBe(2);
  });

  it('creates nothing from blanks', async () => {
    const { user, api } = await open();
    await user.type(field(), '   {Enter}');
    expect(api.sent('POST', API.tasks(P))).toEqual([]);
  });

  it('restores the title when it could not be saved', async () => {
    const { user } = await open(new FakeApi().on('POST', API.tasks(P), refuse('INTERNAL', 'Later.')));
    await user.type(field(), 'Map tax codes{Enter}');
    await screen.findByText('Failed to create task');
    await waitFor(() => expect(field()).toHaveValue('Map tax codes'));
  });
});
