import { API } from '@taskloom/contracts';
import { toCard } from '@taskloom/contracts/rtk';
import {
  FakeApi,
  aProject,
  aTask,
  aTeamMember,
  held,
  refuse,
  renderApp,
  toastText,
} from '@taskloom/client/test-kit';
import { Route, Routes } from '@taskloom/client/router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA } from '../../test/people';
import ProjectDetailPage from './project-detail.page';

const open = async ({ owner = MAYA, api = new FakeApi() } = {}) => {
  const project = aProject({ owner, members: [owner === MAYA ? JONAS : MAYA] });
  const [task, other] = [
    aTask({ project: project._id, title: 'Rotate secrets' }),
    aTask({ project: project._id, title: 'Map tax codes' }),
  ];
  api
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), [task, other].map(toCard))
    .on('GET', API.task(project._id, task._id), task)
    .on('GET', API.teamMembers, [MAYA, JONAS, AIKO].map(aTeamMember));
  const screens = (
    <Routes>
      <Route path="/projects/:id" element={<ProjectDetailPage />} />
    </Routes>
  );
  const route = `/projects/${project._id}?edit=${task._id}`;
  const view = renderApp(screens, { user: MAYA, route, api });
  const section = within(await screen.findByRole('region', { name: 'Comments' }));
  const field = await section.findByRole('textbox', { name: 'Write a comment...' });
  return { ...view, section, field, project, other };
};

beforeAll(async () => {
  await import('./task-dialogs');
});

it('completes a member by keyboard, as the string that is sent', async () => {
  const { user, field } = await open({ owner: JONAS });
  await user.type(field, 'Ask @jo');
  const option = await screen.findByRole('option', { name: /Jonas/ });
  expect(field).toHaveAttribute('aria-activedescendant', option.id);
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(`Ask [@${JONAS.name}](mention:${JONAS._id}) `);
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('completes a task of the project, but not the current one', async () => {
  const { user, field, other } = await open();
  await user.type(field, 'See #');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(other.title)]);
  await user.click(options[0] ?? field);
  expect(field).toHaveValue(`See [#${other.title}](task:${other._id}) `);
});

it('is closed by Escape alone, and stays closed for that word', async () => {
  const { user, field } = await open();
  await user.type(field, '@jo');
  await screen.findByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
  screen.getByRole('dialog', { name: 'Edit Task' });
  await user.keyboard('n');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field).toHaveValue('@jon');
});

it('is offered again at the same place, once the dismissed word has gone', async () => {
  const { user, field } = await open();
  await user.type(field, '@jo');
  await screen.findByRole('option');
  await user.keyboard('{Escape}');
  await user.clear(field);
  await user.type(field, '@jo');
  expect(await screen.findByRole('option', { name: /Jonas/ })).toBeInTheDocument();
});

it('is not offered in code', async () => {
  const { user, field } = await open();
  await user.type(field, '`list @jo');
  expect(screen.queryByRole('option')).toBeNull();
});

it('moves through the people with the arrows', async () => {
  const { user, field } = await open();
  await user.type(field, '@');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(AIKO.name);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(JONAS.name);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(`[@${JONAS.name}](mention:${JONAS._id}) `);
});

/** Types the name of a person outside of the project and chooses it. */
const chooseAiko = async (answer: unknown) => {
  const view = await open();
  const path = API.projectMembers(view.project._id);
  view.api.on('POST', path, answer);
  await view.user.type(view.field, 'Hi @aiko');
  await screen.findByRole('option', { name: /Add to project/ });
  await view.user.keyboard('{Enter}');
  screen.getByRole('listbox', { name: `Add ${AIKO.name} to the project?` });
  return { ...view, added: () => view.api.sent('POST', path).map(({ body }) => body) };
};
const AIKO_NAMED = `[@${AIKO.name}](mention:${AIKO._id})`;

it('adds a person of the team to the project for its owner, who is asked first', async () => {
  const { user, field, added } = await chooseAiko(aProject({ owner: MAYA }));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Add and mention');
  screen.getByText(new RegExp(`^Add ${AIKO.name} to the project. 2 completions$`));
  expect([added(), field]).toEqual([[], expect.objectContaining({ value: 'Hi @aiko' })]);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue(`Hi ${AIKO_NAMED} `);
  await waitFor(() => expect(added()).toEqual([{ email: AIKO.email }]));
});

it.each([
  ['another answer', '{ArrowDown}{Enter}', 'Hi @aiko'],
  ['Escape', '{Escape}', 'Hi @aiko'],
  ['writing on', 'ss{Enter}', 'Hi @aikoss\n'],
])('adds no one after %s', async (_what, keys, text) => {
  const { user, field, added } = await chooseAiko(undefined);
  await user.keyboard(keys);
  expect(field).toHaveValue(text);
  expect(field).toHaveFocus();
  expect(added()).toEqual([]);
});

it('adds no one by a key that is held down', async () => {
  const { field, added } = await chooseAiko(undefined);
  fireEvent.keyDown(field, { key: 'Enter', repeat: true });
  screen.getByRole('listbox', { name: /Add/ });
  expect(added()).toEqual([]);
});

it('leaves the cursor with who writes on before the person is added', async () => {
  const later = held<unknown>();
  const { user, field } = await chooseAiko(later.answer);
  await user.keyboard('{Enter}can you check this');
  act(() => later.resolve(aProject({ owner: MAYA })));
  await screen.findByText(`Added ${AIKO.name} to the project`);
  await user.keyboard(' now');
  expect(field).toHaveValue(`Hi ${AIKO_NAMED} can you check this now`);
});

it('mentions no one who could not be added, and shows why, where the cursor stays', async () => {
  const later = held<unknown>();
  const { user, field } = await chooseAiko(later.answer);
  await user.keyboard('{Enter}can you check{ArrowLeft}{ArrowLeft}');
  act(() => later.resolve(refuse('NOT_FOUND', 'There is no such person.')));
  expect(await toastText('Error')).toBe('There is no such person.');
  await waitFor(() => expect(field).toHaveValue('Hi @aiko can you check'));
  await user.keyboard('X');
  expect(field).toHaveValue('Hi @aiko can you cheXck');
});

it('offers other members no people outside of the project', async () => {
  const { user, field, api } = await open({ owner: JONAS });
  await user.type(field, '@');
  await screen.findByRole('option', { name: /Jonas/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(api.sent('GET', API.teamMembers)).toEqual([]);
});
