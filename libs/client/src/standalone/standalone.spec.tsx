import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { API, localDay } from '@taskloom/contracts';
import { useGetTeamMembersQuery } from '@taskloom/contracts/rtk';
import type { RemoteApp } from '../remote/remote-app';
import { useStoredValue } from '../remote/use-stored-value';
import { FakeApi } from '../test-kit/fake-api';
import { aProject } from '../test-kit/samples';
import { standalone } from './standalone';

const isText = (value: unknown): value is string => typeof value === 'string';

function Note() {
  const { value, store } = useStoredValue({
    remote: 'reports',
    key: 'note',
    fallback: 'none',
    isValid: isText,
  });
  return <button onClick={() => store('kept')}>{value}</button>;
}

function Forbidden() {
  const { isError } = useGetTeamMembersQuery();
  return <p>{isError ? 'refused' : 'allowed'}</p>;
}

let attempts = 0;

const remote: RemoteApp = {
  name: 'reports',
  routes: [{ path: '/reports', load: async () => ({ default: () => <h1>Reports</h1> }) }],
  extensions: {
    report: {
      point: 'project-tab',
      load: async () => ({ default: ({ project }) => <p>{`Report on ${project.title}`}</p> }),
    },
    left: {
      point: 'task-panel-section',
      load: async () => ({ default: ({ task }) => <p>{task.status}!</p> }),
    },
    note: { point: 'dashboard-widget', load: async () => ({ default: Note }) },
    forbidden: { point: 'settings-section', load: async () => ({ default: Forbidden }) },
    risk: {
      point: 'card-badge',
      load: async () => ({
        default: async ({ cards }) =>
          cards.map(({ _id, title }) => ({ taskId: _id, text: `Risk of ${title}` })),
      }),
    },
    days: {
      point: 'calendar-source',
      load: async () => ({
        default: async () => [{ id: '1', day: localDay(), title: 'Fair', to: '/reports' }],
      }),
    },
    people: {
      point: 'search-provider',
      load: async () => ({
        default: async ({ query }) => {
          attempts += 1;
          if (attempts === 1) throw new Error('not today');
          return [{ id: '1', title: `Found ${query}`, to: '/reports' }];
        },
      }),
    },
  },
};

const declaration = {
  title: 'Reports',
  extensions: Object.keys(remote.extensions ?? {}).map((id) => ({ id, title: `The ${id}` })),
  commands: [{ id: 'open', title: 'Open the reports', to: '/reports' }],
  notifications: [{ id: 'ready', title: 'Ready', message: '{actor} has prepared {report} for {project}.' }],
  permissions: { calls: ['projects.read', 'tasks.read'], storage: ['person'] },
};

const realFetch = window.fetch;
afterEach(() => {
  window.fetch = realFetch;
  document.body.replaceChildren();
});

async function show(name: string, api?: FakeApi) {
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="root"></div>';
  await act(async () => standalone(remote, { declaration, api }));
  const user = userEvent.setup();
  const places = within(screen.getByRole('navigation', { name: 'Extensions' }));
  await user.click(places.getByRole('link', { name }));
  return user;
}

it('shows a tab with the first project of the sample data of the remote', async () => {
  await show(
    'The report (project-tab)',
    new FakeApi().on('GET', API.projects, [aProject({ title: 'Warp' })]),
  );
  expect(await screen.findByText('Report on Warp')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Warp' })).toBeVisible();
});

it('shows a section of the chosen task, with tasks that the remote does not bring', async () => {
  const user = await show('The left (task-panel-section)');
  expect(
    await within(await screen.findByRole('region', { name: 'The left' })).findByText('todo!'),
  ).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox'), 'Choose the provider');
  expect(await screen.findByText('done!')).toBeVisible();
});

it('keeps what a widget stores', async () => {
  const user = await show('The note (dashboard-widget)');
  await user.click(await screen.findByRole('button', { name: 'none' }));
  expect(await screen.findByRole('button', { name: 'kept' })).toBeVisible();
});

it('refuses the calls that remote.json does not declare', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await show('The forbidden (settings-section)');
  expect(await screen.findByText('refused')).toBeVisible();
});

it('shows the badges of cards and the entries of the calendar', async () => {
  await show('The risk (card-badge)');
  expect(await screen.findByText('Badges: 6')).toBeVisible();
  expect(screen.getByText('Risk of Import open invoices')).toBeVisible();
  document.body.replaceChildren();
  await show('The days (calendar-source)');
  expect(await screen.findByText('Entries: 1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Fair' })).toHaveAttribute('href', '/reports');
});

it('shows the error of a function itself, and calls it again', async () => {
  const user = await show('The people (search-provider)');
  expect(await screen.findByRole('alert')).toHaveTextContent('The people failed: not today');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Found a' })).toBeVisible();
});

it('shows the commands and notifications of remote.json', async () => {
  await show('Commands');
  expect(await screen.findByRole('link', { name: 'Open the reports' })).toBeVisible();
  document.body.replaceChildren();
  await show('Notifications');
  expect(await screen.findByText('Priya Raman has prepared ‹report› for Billing migration.')).toBeVisible();
  expect(screen.getByText('Reports: Ready')).toBeVisible();
});
