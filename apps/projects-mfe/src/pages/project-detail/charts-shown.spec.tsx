import { API, type DisplayPreferencesUpdate } from '@taskloom/contracts';
import { FakeApi, aCard, aProject, refuse } from '@taskloom/client/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { openProject } from '../../test/open-project';
import { MAYA } from '../../test/people';

const project = aProject({ owner: MAYA });
const DEFAULTS = { charts: null, density: 'comfortable' };

const answers = (preferences: object = DEFAULTS, cards = [aCard({ title: 'Rotate secrets' })]) =>
  new FakeApi()
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), cards)
    .on('GET', API.displayPreferences, preferences)
    .on('PATCH', API.displayPreferences, ({ body }: { body: DisplayPreferencesUpdate }) => ({
      ...DEFAULTS,
      ...body,
    }));
const sent = (api: FakeApi) => api.sent('PATCH', API.displayPreferences).map(({ body }) => body);
const hide = () => screen.findByRole('button', { name: 'Hide charts' });
const show = () => screen.findByRole('button', { name: 'Show charts' });

afterEach(() => localStorage.clear());

it('stores that the charts are closed for all projects, and opens them again', async () => {
  const { user, api } = openProject(project, answers());
  await user.click(await hide());
  await user.click(await show());
  await hide();
  await waitFor(() => expect(sent(api)).toEqual([{ charts: 'closed' }, { charts: 'open' }]));
});

it('follows the choice stored on the server', async () => {
  openProject(project, answers({ ...DEFAULTS, charts: 'closed' }));
  await show();
  expect(screen.queryByRole('heading', { name: 'Overview' })).not.toBeInTheDocument();
});

it('opens them again when the server refuses', async () => {
  const { user } = openProject(
    project,
    answers().on('PATCH', API.displayPreferences, refuse('FORBIDDEN', 'Not today.')),
  );
  await user.click(await hide());
  await hide();
});

it('shows the layout of the last visit before the server responds', async () => {
  const first = openProject(project, answers({ ...DEFAULTS, charts: 'closed' }));
  await show();
  first.unmount();
  openProject(project, answers(refuse('UNAVAILABLE', 'Try again.')));
  await show();
});

it('keeps a choice without a connection', async () => {
  const away = refuse('UNAVAILABLE', 'Try again.');
  const first = openProject(project, answers(away).on('PATCH', API.displayPreferences, away));
  await first.user.click(await hide());
  await show();
  first.unmount();
  openProject(project, answers(away));
  await show();
});

it('shows the line of figures for a project without tasks, wherever the charts are open', async () => {
  openProject(project, answers({ ...DEFAULTS, charts: 'open' }, []));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Overview' })).toHaveTextContent('0% 0 of 0 done'),
  );
  expect(screen.queryByRole('button', { name: 'Hide charts' })).not.toBeInTheDocument();
});

it('keeps the specified order with closed charts', async () => {
  openProject(project, answers({ ...DEFAULTS, charts: 'closed' }));
  const inOrder = [
    await screen.findByRole('heading', { level: 1, name: project.title }),
    screen.getByText(project.description),
    screen.getByRole('button', { name: 'Add Member' }),
    await show(),
    screen.getByRole('heading', { name: 'Tasks' }),
  ];
  for (const [at, element] of inOrder.slice(1).entries())
    expect(
      (inOrder[at] as HTMLElement).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
});

const choose = async (user: ReturnType<typeof openProject>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Display' }));
  await user.click(await screen.findByRole('radio', { name }));
};

it('shows in Display what projects open with, and changes it there', async () => {
  const { user, api } = openProject(project, answers());
  await hide();
  await choose(user, 'Board');
  await show();
  await waitFor(() => expect(sent(api)).toEqual([{ charts: 'closed' }]));
  expect(screen.getByRole('radio', { name: 'Board' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Charts' })).not.toBeChecked();
});

describe('the density', () => {
  const detailed = aCard({ title: 'Rotate secrets', description: 'One per region' });

  it('is comfortable by default, changes at once and is stored', async () => {
    const { user, api } = openProject(project, answers(DEFAULTS, [detailed]));
    await screen.findByText('One per region');
    await choose(user, 'Compact');
    await waitFor(() => expect(screen.queryByText('One per region')).not.toBeInTheDocument());
    await waitFor(() => expect(sent(api)).toEqual([{ density: 'compact' }]));
  });

  it('returns when the server refuses', async () => {
    const api = answers(DEFAULTS, [detailed]).on(
      'PATCH',
      API.displayPreferences,
      refuse('FORBIDDEN', 'Not today.'),
    );
    const { user } = openProject(project, api);
    await choose(user, 'Compact');
    await screen.findByText('One per region');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Comfortable' })).toBeChecked());
  });
});
