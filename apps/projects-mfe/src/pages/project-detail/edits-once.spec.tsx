import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { API } from '@taskloom/contracts';
import { taskFieldsArrived, tasksApi, toCard } from '@taskloom/contracts/rtk';
import { aProject, aTask, chooseOption, FakeApi } from '@taskloom/client/test-kit';
import { editTaskPath } from '../../tasks/task-path';
import { openProject } from '../../test/open-project';
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

afterEach(() => localStorage.clear());

it.each(WAYS)(
  'a change %s patches the board once and changes its card once',
  async (_name, search, change) => {
    const { user, api, store, card } = await open(search);
    const board = () => tasksApi.endpoints.getBoard.select(project._id)(store.getState()).data;
    let [known, patches] = [board(), 0];
    store.subscribe(() => {
      if (board() !== known) patches += 1;
      known = board();
    });
    const texts = [card.textContent];
    const observer = new MutationObserver(() => {
      if (card.textContent !== texts.at(-1)) texts.push(card.textContent);
    });
    observer.observe(card, { subtree: true, childList: true, characterData: true });

    await change(user);
    await waitFor(() => expect(patches).toBe(1));
    act(
      () => void store.dispatch(taskFieldsArrived(project._id, { _id: 'a', priority: 'high', version: 2 })),
    );
    expect(api.changes(API.task(project._id, 'a'))).toEqual([{ priority: 'high' }]);
    expect(patches).toBe(1);
    expect(texts).toHaveLength(2);
    expect(texts[1]).toContain('High');
    observer.disconnect();
  },
);

it('a status that is chosen in the open task patches the board once and moves its card once', async () => {
  const { user, api, store } = await open('');
  const done = { ...task, status: 'done', position: 'z', version: 2 } as const;
  api.on('PATCH', API.task(project._id, 'a'), done);
  const board = () => tasksApi.endpoints.getBoard.select(project._id)(store.getState()).data;
  let [known, patches] = [board(), 0];
  store.subscribe(() => {
    if (board() !== known) patches += 1;
    known = board();
  });
  const placeOf = () => {
    const links = screen.getAllByRole('link', { name: 'Task a' });
    return links.map((link) => link.closest('section')?.querySelector('h3')?.textContent).join();
  };
  const places = [placeOf()];
  const observer = new MutationObserver(() => {
    if (placeOf() !== places.at(-1)) places.push(placeOf());
  });
  await user.click(screen.getByRole('link', { name: 'Task a' }));
  const panel = within(await screen.findByRole('region', { name: 'Task a' }));
  observer.observe(document.body, { subtree: true, childList: true });
  await chooseOption(user, await panel.findByRole('combobox', { name: 'Status' }), 'Done');
  await panel.findByText('Saved');
  act(() => void store.dispatch(taskFieldsArrived(project._id, done)));
  observer.disconnect();
  expect(api.changes(API.task(project._id, 'a'))).toEqual([{ status: 'done' }]);
  expect(patches).toBe(1);
  expect(places).toEqual([expect.stringMatching(/^To Do/), expect.stringMatching(/^Done/)]);
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
