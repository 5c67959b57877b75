import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { API, type TaskHit } from '@taskloom/contracts';
import {
  aCard,
  anAssignee,
  aProject,
  aUser,
  FakeApi,
  fixToday,
  refuse,
  renderApp,
} from '@taskloom/client/test-kit';
import WorkPage from './work.page';

/** A Friday. */
fixToday('2026-11-20');

const maya = aUser({ _id: 'maya', name: 'Maya Lindqvist' });
const project = aProject({ _id: 'p', title: 'Billing migration', owner: maya });
const task = (title: string, deadline: string | null, part: Partial<TaskHit> = {}): TaskHit => ({
  ...aCard({ _id: title, title, deadline, assignees: [anAssignee(maya)] }),
  project: { _id: 'p', title: project.title },
  ...part,
});
const late = task('Late', '2026-11-18');
const due = task('Due', '2026-11-20');
const soon = task('Soon', '2026-11-24');

const work = (tasks: TaskHit[], next: string | null = null) => ({ tasks, next });
const api = (tasks: TaskHit[] = [late, due, soon]) =>
  new FakeApi()
    .on('GET', API.projects, [project])
    .on('GET', API.workTasks, work(tasks))
    .on('GET', API.workCounts, { due: 2, assigned: tasks.length, created: 7, mentioned: 3, watching: 0 });
const show = (fake = api(), route = '/work') => renderApp(<WorkPage />, { route, api: fake, user: maya });
const patched = (hit: TaskHit, part: Partial<TaskHit>) => ({
  ...hit,
  ...part,
  version: hit.version + 1,
  project: 'p',
  comments: [],
  attachments: [],
});
const row = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  return within(link.closest('li') as HTMLElement);
};

describe('the list', () => {
  it('groups tasks by date and shows the last day of this week', async () => {
    show();
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Overdue 1',
      'Today 1Friday, November 20',
      'This week 1to Friday, November 27',
    ]);
    expect((await row('Soon')).getByText('Tue')).toBeVisible();
    expect((await row('Due')).getByText('Today')).toBeVisible();
  });

  it('moves the focus to the group of the address, and elsewhere leaves it alone', async () => {
    show(api(), '/work#later');
    await row('Due');
    expect(document.body).toHaveFocus();
    cleanup();
    show(api(), '/work#today');
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Today 1/ })).toHaveFocus());
  });

  it('shows tasks of inactive projects apart, and not as overdue', async () => {
    const rest = task('Rest', '2026-11-18', {
      project: { _id: 'q', title: 'Office move', status: 'on-hold' },
    });
    show(api([rest, late]));
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Overdue 1', 'In inactive projects 1']);
    const date = async (title: string) => (await row(title)).getByRole('button', { name: /^Date of/ });
    expect(await date('Late')).toHaveAttribute('data-overdue');
    expect(await date('Rest')).not.toHaveAttribute('data-overdue');
  });

  it('links each task to its project page, where it is open', async () => {
    show();
    expect(await screen.findByRole('link', { name: 'Late' })).toHaveAttribute(
      'href',
      '/projects/p?task=Late',
    );
  });

  it('leaves out the person’s own avatar and shows others', async () => {
    const leila = aUser({ name: 'Leila Haddad' });
    show(api([late, { ...due, assignees: [anAssignee(maya), anAssignee(leila)] }]));
    expect((await row('Due')).getByRole('group', { name: 'With Leila Haddad' })).toBeVisible();
    expect((await row('Late')).queryByRole('group', { name: /^With/ })).not.toBeInTheDocument();
  });

  it('shows a hint when there is nothing to do', async () => {
    show(api([]));
    expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeVisible();
  });

  it('shows why it cannot be loaded, and retries', async () => {
    const fake = api().on('GET', API.workTasks, refuse('FORBIDDEN', 'Not for you.'));
    const { user } = show(fake);
    expect(await screen.findByText('Not for you.')).toBeVisible();
    fake.on('GET', API.workTasks, work([due]));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Due' })).toBeVisible();
  });

  it('shows 200 tasks with extreme titles in their order', async () => {
    const long = 'x'.repeat(255);
    const many = Array.from({ length: 200 }, (_each, n) =>
      task(`${n}`.padStart(3, '0'), null, { title: long }),
    );
    show(api(many));
    expect(await screen.findAllByRole('link', { name: long })).toHaveLength(200);
    expect(screen.getByRole('heading', { name: 'No date 200' })).toBeVisible();
  });

  it('loads the next page on demand', async () => {
    const fake = api().on('GET', API.workTasks, ({ query }: { query: URLSearchParams }) =>
      query.has('cursor') ? work([soon]) : work([due], '2026-11-20_x'),
    );
    const { user } = show(fake);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Soon' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Due' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});

describe('tabs', () => {
  it('show counts, and the chosen one is in the address', async () => {
    const fake = api();
    const { user, path } = show(fake);
    await screen.findByRole('link', { name: 'Due' });
    expect(await screen.findByRole('tab', { name: 'Created 7' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /Assigned/ }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /Created/ })).toHaveFocus();
    await waitFor(() => expect(fake.sent('GET', API.workTasks).at(-1)?.query.get('tab')).toBe('created'));
    expect(path()).toContain('/work');
  });

  it('show a hint on each when it is empty', async () => {
    const { user } = show(api([]));
    await user.click(await screen.findByRole('tab', { name: 'Mentioned 3' }));
    expect(await screen.findByText(/Open tasks that mention you/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Watching/ }));
    expect(await screen.findByText(/Open tasks that you watch/)).toBeVisible();
  });

  it('open from the address', async () => {
    show(api(), '/work?tab=created');
    expect(screen.getByRole('tab', { name: /Created/ })).toHaveAttribute('aria-selected', 'true');
    await screen.findByRole('link', { name: 'Due' });
  });
});

describe('finishing', () => {
  const { setTimeout: start } = globalThis;
  const waiting: (() => void)[] = [];
  beforeEach(() => {
    // The ten seconds pass only when a test says so: on a busy machine, they would be over before it presses Undo.
    const hold = (work: () => void, ms?: number) =>
      ms === 10_000 ? start(() => waiting.push(work), 0) : start(work, ms);
    globalThis.setTimeout = hold as typeof setTimeout;
  });
  afterEach(() => {
    globalThis.setTimeout = start;
    waiting.length = 0;
  });
  const tenSecondsPass = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    act(() => waiting.splice(0).forEach((work) => work()));
  };

  it('keeps the row for ten seconds, then removes it', async () => {
    const fake = api().on('PATCH', API.task('p', 'Due'), patched(due, { status: 'done' }));
    const { user } = show(fake);
    await user.click((await row('Due')).getByRole('button', { name: 'Finish “Due”' }));
    expect((await row('Due')).getByRole('button', { name: 'Undo' })).toBeVisible();
    await waitFor(() => expect(fake.changes(API.task('p', 'Due'))[0]).toEqual({ status: 'done' }));
    expect((await row('Due')).getByRole('button', { name: 'Undo' })).toBeVisible();
    await tenSecondsPass();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Due' })).not.toBeInTheDocument());
  });

  /** The task as it was written last. */
  const saving = (hit: TaskHit) => {
    let now = patched(hit, {});
    return api([hit]).on('PATCH', API.task('p', hit._id), ({ body }: { body: unknown }) => {
      now = { ...now, ...(body as Partial<Omit<TaskHit, 'project'>>), version: now.version + 1 };
      return now;
    });
  };

  it('can be undone, which restores the previous status', async () => {
    const started = { ...due, status: 'inprogress' as const };
    const fake = saving(started);
    const { user } = show(fake);
    await user.click((await row('Due')).getByRole('button', { name: 'Finish “Due”' }));
    await waitFor(() => expect(fake.sent('PATCH', API.task('p', 'Due'))).toHaveLength(1));
    await user.click((await row('Due')).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(fake.changes(API.task('p', 'Due'))[1]).toEqual({
        status: 'inprogress',
        position: started.position,
      }),
    );
    expect((await row('Due')).getByRole('button', { name: 'Finish “Due”' })).toBeVisible();
  });

  it('can be undone with Ctrl Z, the last change first', async () => {
    const fake = saving(due);
    const { user } = show(fake);
    (await screen.findByRole('link', { name: 'Due' })).focus();
    await user.keyboard('p');
    await user.keyboard('{ArrowUp}{Enter}');
    const sent = () => fake.changes(API.task('p', 'Due'));
    await waitFor(() => expect(sent()).toEqual([{ priority: 'high' }]));
    await user.click((await row('Due')).getByRole('button', { name: 'Finish “Due”' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent()[2]).toEqual({ status: 'todo', position: due.position }));
    expect(await (await row('Due')).findByRole('button', { name: 'Finish “Due”' })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(sent()[3]).toEqual({ priority: 'medium' }));
  });

  it('puts the row back with a message when the server refuses', async () => {
    const fake = api().on('PATCH', API.task('p', 'Due'), refuse('FORBIDDEN', 'Archived.'));
    const { user } = show(fake);
    await user.click((await row('Due')).getByRole('button', { name: 'Finish “Due”' }));
    expect(await screen.findByText('Archived.')).toBeInTheDocument();
    expect((await row('Due')).getByRole('button', { name: 'Finish “Due”' })).toBeVisible();
  });
});

describe('fields in place', () => {
  it('change the date with typed words, which moves the task at once', async () => {
    const fake = api([due]).on('PATCH', API.task('p', 'Due'), patched(due, { deadline: '2026-11-27' }));
    const { user } = show(fake);
    await user.click((await row('Due')).getByRole('button', { name: 'Date of “Due”: Today' }));
    expect(screen.getByRole('textbox', { name: 'Date' })).toHaveFocus();
    await user.keyboard('fri');
    expect(screen.getByText('Friday, November 27')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: /This week/ })).toBeVisible();
    expect(fake.changes(API.task('p', 'Due'))[0]).toEqual({ deadline: '2026-11-27' });
  });

  it('show a message for an unrecognised date, and change nothing', async () => {
    const fake = api([due]);
    const { user } = show(fake);
    (await screen.findByRole('link', { name: 'Due' })).focus();
    await user.keyboard('d');
    await user.keyboard('soonish{Enter}');
    expect(screen.getByText(/Not recognised as a date/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Date' })).not.toBeInTheDocument();
    expect((await row('Due')).getByRole('button', { name: /^Date of/ })).toHaveFocus();
    expect(fake.sent('PATCH', API.task('p', 'Due'))).toHaveLength(0);
  });

  it('open with the keys S, P and D from the row', async () => {
    const fake = api([due]).on('PATCH', API.task('p', 'Due'), patched(due, { priority: 'high' }));
    const { user } = show(fake);
    (await screen.findByRole('link', { name: 'Due' })).focus();
    await user.keyboard('p');
    const menu = screen.getByRole('menu', { name: 'Priority' });
    expect(within(menu).getByRole('menuitemradio', { name: 'Medium' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(fake.changes(API.task('p', 'Due'))[0]).toEqual({ priority: 'high' }));
    await user.keyboard('s');
    expect(screen.getByRole('menu', { name: 'Status' })).toBeVisible();
  });

  it('move the focus between rows with the arrow keys', async () => {
    const { user } = show();
    (await screen.findByRole('link', { name: 'Late' })).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Due' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Late' })).toHaveFocus();
  });
});

describe('adding a task', () => {
  const field = () => screen.findByRole('textbox', { name: 'Add a task for me' });

  it('creates it in the chosen project, assigned to the person and without a date', async () => {
    const fake = api().on('POST', API.tasks('p'), patched(due, { title: 'New' }));
    const { user } = show(fake);
    await user.type(await field(), 'Call the bank{Enter}');
    await waitFor(() =>
      expect(fake.sent('POST', API.tasks('p'))[0]?.body).toEqual({
        title: 'Call the bank',
        assignees: [{ user: 'maya', role: 'primary' }],
        deadline: null,
      }),
    );
    expect(await field()).toHaveValue('');
  });

  it('reads people and labels of the chosen project, a priority and a day out of the text', async () => {
    const jonas = aUser({ _id: 'jonas', name: 'Jonas Weber' });
    const shared = aProject({ _id: 'p', title: 'Billing migration', owner: maya, members: [jonas] });
    const fake = api()
      .on('GET', API.projects, [shared])
      .on('GET', API.labels('p'), [{ _id: 'f', name: 'finance', color: 'green' }])
      .on('POST', API.tasks('p'), patched(due, { title: 'New' }));
    const { user } = show(fake);
    await user.type(await field(), 'Call the bank @jonas @maya !high #finance next tuesday');
    const chips = await screen.findByRole('group', { name: 'Recognised' });
    await waitFor(() => expect(chips).toHaveTextContent('Jonas WeberMaya LindqvistHighfinanceNov 24, 2026'));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(fake.sent('POST', API.tasks('p'))[0]?.body).toEqual({
        title: 'Call the bank',
        assignees: [{ user: 'maya', role: 'primary' }, { user: 'jonas' }],
        priority: 'high',
        labels: ['f'],
        deadline: '2026-11-24',
      }),
    );
  });

  it('leaves names of other projects and removed chips in the title', async () => {
    const fake = api().on('POST', API.tasks('p'), patched(due, { title: 'New' }));
    const { user } = show(fake);
    await user.type(await field(), 'Ask @jonas nächsten Dienstag');
    await user.click(await screen.findByRole('button', { name: 'Keep nächsten Dienstag in the title' }));
    expect(screen.queryByRole('group', { name: 'Recognised' })).not.toBeInTheDocument();
    expect(await field()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(fake.sent('POST', API.tasks('p'))[0]?.body).toEqual({
        title: 'Ask @jonas nächsten Dienstag',
        assignees: [{ user: 'maya', role: 'primary' }],
        deadline: null,
      }),
    );
  });

  it('asks for the project when none of several was used', async () => {
    localStorage.clear();
    const other = aProject({ _id: 'q', title: 'Office move' });
    const fake = api().on('GET', API.projects, [project, other]).on('POST', API.tasks('q'), patched(due, {}));
    const { user } = show(fake);
    await user.type(await field(), 'Call the bank{Enter}');
    const choice = screen.getByRole('combobox', { name: 'Project' });
    expect(choice).toHaveFocus();
    expect(choice).toHaveDisplayValue('Choose a project');
    expect(fake.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.selectOptions(choice, 'Office move');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(fake.sent('POST', API.tasks('q'))).toHaveLength(1));
  });

  it('keeps the text when the server refuses', async () => {
    const fake = api().on('POST', API.tasks('p'), refuse('FORBIDDEN', 'Archived.'));
    const { user } = show(fake);
    await user.type(await field(), 'Call the bank{Enter}');
    expect(await screen.findByText('Archived.')).toBeInTheDocument();
    await waitFor(async () => expect(await field()).toHaveValue('Call the bank'));
    act(() => undefined);
  });
});
