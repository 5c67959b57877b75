import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { API, type TaskCard } from '@taskloom/contracts';
import { pendingWrites, taskFieldsArrived, tasksApi, toCard, writesRestored } from '@taskloom/contracts/rtk';
import { aProject, aTask, chooseOption, FakeApi, held } from '@taskloom/client/test-kit';
import { editTaskPath } from '../../tasks/task-path';
import { openProject, projectApi } from '../../test/open-project';
import { MAYA } from '../../test/people';

const project = aProject({ owner: MAYA });
const task = aTask({ _id: 'a', project: project._id, title: 'Task a', priority: 'low', version: 1 });
const HIGH = { ...task, priority: 'high', version: 2 } as const;

const open = async (search: string) => {
  const api = new FakeApi()
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), [toCard(task)])
    .on('GET', API.task(project._id, 'a'), task)
    .on('GET', API.labels(project._id), [])
    .on('PATCH', API.task(project._id, 'a'), HIGH);
  const view = openProject(project, api, search);
  const card = (await screen.findByRole('link', { name: 'Task a', hidden: true })).closest('article');
  if (!card) throw new Error('No card');
  return { ...view, api, card };
};

const inFields = async (user: UserEvent, scope: HTMLElement) =>
  chooseOption(user, await within(scope).findByRole('combobox', { name: 'Priority' }), 'High');

/** How the priority is changed, with the address below the one of the project. */
const WAYS: [string, string, (user: UserEvent) => Promise<void>][] = [
  [
    'on the board',
    '',
    async (user) => {
      screen.getByRole('link', { name: 'Task a' }).focus();
      await user.keyboard('p');
      const list = within(await screen.findByRole('dialog', { name: 'Priority' }));
      await user.click(list.getByRole('option', { name: /High/ }));
    },
  ],
  [
    'in the open task',
    '',
    async (user) => {
      await user.click(screen.getByRole('link', { name: 'Task a' }));
      await inFields(user, await screen.findByRole('region', { name: 'Task a' }));
    },
  ],
  [
    'in the form',
    editTaskPath(project._id, 'a').replace(`/projects/${project._id}`, ''),
    async (user) => {
      const dialog = await screen.findByRole('dialog', { name: 'Edit Task' });
      await inFields(user, dialog);
      await user.click(within(dialog).getByRole('button', { name: /Save/ }));
    },
  ],
];

const observers: MutationObserver[] = [];
afterEach(() => {
  localStorage.clear();
  observers.splice(0).forEach((observer) => observer.disconnect());
});

/**
 * Counts the changes of the list of cards in the cache. Subscribers of the store are notified in batches, so the result also reads
 * the store itself.
 */
const patchesIn = (store: ReturnType<typeof openProject>['store']) => {
  const seen = new Set<unknown>();
  const look = () => seen.add(tasksApi.endpoints.getBoard.select(project._id)(store.getState()).data);
  look();
  store.subscribe(look);
  return () => look().size - 1;
};

/** What the document has shown, each time it changed. */
const shownBy = (read: () => string | null | undefined) => {
  const shown = [read()];
  const observer = new MutationObserver(() => {
    if (read() !== shown.at(-1)) shown.push(read());
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  observers.push(observer);
  return shown;
};

it.each(WAYS)(
  'a change %s patches the board once and changes its card once',
  async (_name, search, change) => {
    const { user, api, store, card } = await open(search);
    const patches = patchesIn(store);
    const texts = shownBy(() => card.textContent);
    await change(user);
    await waitFor(() => expect(patches()).toBe(1));
    act(
      () => void store.dispatch(taskFieldsArrived(project._id, { _id: 'a', priority: 'high', version: 2 })),
    );
    expect(api.changes(API.task(project._id, 'a'))).toEqual([{ priority: 'high' }]);
    expect(patches()).toBe(1);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toContain('High');
  },
);

/** The title of the card, where it isn't being edited. */
const titleOf = (card: Element | null | undefined) => card?.querySelector('a')?.textContent;

it('a title that is typed on a card patches the board once and changes the card once', async () => {
  const { user, api, store, card } = await open('');
  const renamed = { _id: 'a', title: 'Task b', version: 2 };
  api.on('PATCH', API.task(project._id, 'a'), { ...task, ...renamed });
  const patches = patchesIn(store);
  const titles = shownBy(() => titleOf(card) ?? 'being edited');
  screen.getByRole('link', { name: 'Task a' }).focus();
  await user.keyboard('e');
  await user.clear(await screen.findByRole('textbox', { name: 'Title' }));
  await user.keyboard('Task b{Enter}');
  await waitFor(() => expect(patches()).toBe(1));
  act(() => void store.dispatch(taskFieldsArrived(project._id, renamed)));
  expect(api.changes(API.task(project._id, 'a'))).toEqual([{ title: 'Task b' }]);
  expect(patches()).toBe(1);
  expect(titles).toEqual(['Task a', 'being edited', 'Task b']);
});

it('a status that is chosen in the open task patches the board once and moves its card once', async () => {
  const { user, api, store } = await open('');
  const done = { _id: 'a', status: 'done', position: 'z', version: 2 } as const;
  api.on('PATCH', API.task(project._id, 'a'), { ...task, ...done });
  const patches = patchesIn(store);
  const places = shownBy(() => {
    const cards = [...document.querySelectorAll('[data-card="a"]')];
    return cards.map((card) => card.closest('section')?.querySelector('h3')?.textContent).join();
  });
  await user.click(screen.getByRole('link', { name: 'Task a' }));
  const panel = within(await screen.findByRole('region', { name: 'Task a' }));
  await chooseOption(user, await panel.findByRole('combobox', { name: 'Status' }), 'Done');
  await panel.findByText('Saved');
  act(() => void store.dispatch(taskFieldsArrived(project._id, done)));
  expect(api.changes(API.task(project._id, 'a'))).toEqual([{ status: 'done' }]);
  expect(patches()).toBe(1);
  expect(places).toEqual([expect.stringMatching(/^To Do/), expect.stringMatching(/^Done/)]);
});

describe('a title that waits since before a reload', () => {
  const before = { title: 'Task a' };
  const arg = { projectId: project._id, taskId: 'a', changes: { title: 'Task b' }, version: 1, before };
  const write = {
    id: 'k',
    kind: 'updateTask',
    arg,
    at: Date.now(),
    userId: MAYA._id,
    state: 'waiting',
    kept: true,
  } as const;
  const renamed = { _id: 'a', title: 'Task b', version: 2 };

  it.each([
    ['after the board has been drawn, which changes the card once', true, ['Task a', 'Task b']],
    ['before, and the card never shows the old one', false, ['Task b']],
  ])('is restored %s, and patches the board once', async (_name, isDrawn, expected) => {
    const answer = held<TaskCard[]>();
    const api = projectApi(project, task)
      .on('GET', API.tasks(project._id), answer.answer)
      .on('GET', API.labels(project._id), [])
      .on('PATCH', API.task(project._id, 'a'), { ...task, ...renamed });
    const { store } = openProject(project, api);
    const cardOf = () => document.querySelector('[data-card="a"]');
    const titles = shownBy(() => titleOf(cardOf()));
    const draw = async () => {
      await act(async () => answer.resolve([toCard(task)]));
      await waitFor(() => expect(cardOf()).not.toBeNull());
    };
    if (isDrawn) await draw();
    act(() => void store.dispatch(writesRestored([write])));
    if (!isDrawn) await draw();
    const patches = patchesIn(store);
    await act(
      async () =>
        void (await store.dispatch(
          tasksApi.endpoints.updateTask.initiate({ ...arg, key: write.id }, { track: false }),
        )),
    );
    act(() => void store.dispatch(taskFieldsArrived(project._id, renamed)));
    expect(api.changes(API.task(project._id, 'a'))).toEqual([{ title: 'Task b' }]);
    expect(patches()).toBe(1);
    expect(titles.filter(Boolean)).toEqual(expected);
    expect(pendingWrites(store.getState())).toEqual([]);
  });
});

it.each(WAYS)('a change %s is undone by Ctrl Z', async (_name, search, change) => {
  const { user, api } = await open(search);
  const sent = () => api.sent('PATCH', API.task(project._id, 'a')).map(({ body }) => body);
  await change(user);
  await waitFor(() => expect(sent()).toHaveLength(1));
  await waitFor(() => {
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(sent()).toHaveLength(2);
  });
  expect(sent()[1]).toEqual({ priority: 'low', before: { priority: 'high' } });
});
