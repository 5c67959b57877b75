import { screen, waitFor } from '@testing-library/react';
import { API, type RemotePermissions } from '@taskloom/contracts';
import {
  errorMessage,
  isApiError,
  projectsApi,
  teamApi,
  useDeleteProjectMutation,
  useGetProjectsQuery,
  useLazyGetOlderCommentsQuery,
} from '@taskloom/contracts/rtk';
import { useProjects, useWork } from '../realtime';
import { useAppDispatch } from '../store/hooks';
import { FakeApi, renderApp } from '../test-kit';
import { CallsOfRemote } from './calls-of-remote';

const REFUSED = /^reports may not call \w+: its remote.json doesn't declare/;
const message = (error: unknown): string => (error === undefined ? '' : errorMessage(error, 'failed'));

const fakeApi = () =>
  new FakeApi()
    .on('GET', API.projects, [])
    .on('GET', API.teamMembers, [])
    .on('DELETE', API.project('p1'), { ok: true });

const within = (permissions: RemotePermissions | undefined, code: React.ReactNode) => (
  <CallsOfRemote name="reports" permissions={permissions}>
    {code}
  </CallsOfRemote>
);

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

function Projects({ label = 'projects' }: { label?: string }) {
  const { data, error, isLoading } = useGetProjectsQuery();
  return (
    <output aria-label={label}>
      {isLoading ? 'loading' : data ? `${data.length} projects` : message(error)}
    </output>
  );
}

function Lists() {
  const projects = useProjects();
  const work = useWork('assigned');
  return (
    <output aria-label="lists">
      {message(projects.error)} | {message(work.error)}
    </output>
  );
}

function Buttons() {
  const dispatch = useAppDispatch();
  const [remove, { error }] = useDeleteProjectMutation();
  const [older, { error: lazyError }] = useLazyGetOlderCommentsQuery();
  return (
    <>
      <button type="button" onClick={() => void remove('p1')}>
        Delete
      </button>
      <button type="button" onClick={() => void older({ projectId: 'p1', taskId: 't1', before: 'c1' })}>
        Older
      </button>
      <button
        type="button"
        onClick={() =>
          void dispatch((own) =>
            own(teamApi.endpoints.getTeamMembers.initiate(undefined, { subscribe: false })),
          ).catch(() => undefined)
        }
      >
        Team
      </button>
      <output aria-label="refused">
        {message(error)} {message(lazyError)}
      </output>
    </>
  );
}

it('makes the declared calls, and shows their data', async () => {
  renderApp(within({ calls: ['projects.read'] }, <Projects />), { api: fakeApi() });
  expect(await screen.findByText('0 projects')).toBeVisible();
  expect(logged).not.toHaveBeenCalled();
});

it('refuses other calls with an error that names the remote and what is missing', async () => {
  const { api } = renderApp(within({}, <Projects />), { api: fakeApi() });
  expect(await screen.findByText(REFUSED)).toHaveTextContent(
    'reports may not call getProjects: its remote.json doesn\'t declare "calls projects.read" in permissions.',
  );
  expect(api.calls).toEqual([]);
  expect(logged).toHaveBeenCalledWith(expect.stringMatching(REFUSED));
});

it('does not show data that the page has loaded, and leaves it to the page', async () => {
  renderApp(
    <>
      <Projects label="page" />
      {within({}, <Projects label="remote" />)}
    </>,
    { api: fakeApi() },
  );
  await waitFor(() => expect(screen.getByLabelText('page')).toHaveTextContent('0 projects'));
  expect(screen.getByLabelText('remote')).toHaveTextContent(REFUSED);
});

it('refuses the hooks of the client', async () => {
  renderApp(within({}, <Lists />), { api: fakeApi() });
  await waitFor(() =>
    expect(screen.getByLabelText('lists')).toHaveTextContent(
      /reports may not call getProjects.*reports may not call getWork/,
    ),
  );
});

it('refuses writes, lazy queries and dispatched calls', async () => {
  const { api, user } = renderApp(within({}, <Buttons />), { api: fakeApi() });
  for (const name of ['Delete', 'Older', 'Team']) await user.click(screen.getByRole('button', { name }));
  await waitFor(() =>
    expect(screen.getByLabelText('refused')).toHaveTextContent(/deleteProject.*getOlderComments/),
  );
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('getTeamMembers'));
  expect(api.calls).toEqual([]);
});

it('sends writes and dispatched calls that are declared', async () => {
  const permissions = { calls: ['projects.write', 'team.read'] };
  const { api, user } = renderApp(within(permissions, <Buttons />), { api: fakeApi() });
  for (const name of ['Delete', 'Team']) await user.click(screen.getByRole('button', { name }));
  await waitFor(() =>
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `DELETE ${API.project('p1')}`,
      `GET ${API.teamMembers}`,
    ]),
  );
});

it('counts the code of a remote inside another one as its own', async () => {
  const inner = (
    <CallsOfRemote name="team" permissions={{ calls: ['projects.read'] }}>
      <Projects />
    </CallsOfRemote>
  );
  renderApp(within({}, inner), { api: fakeApi() });
  expect(await screen.findByText('0 projects')).toBeVisible();
});

it('allows everything without declared permissions, as for builds of earlier releases', async () => {
  renderApp(within(undefined, <Projects />), { api: fakeApi() });
  expect(await screen.findByText('0 projects')).toBeVisible();
});

it('refuses with the error of any other call', async () => {
  const { store } = renderApp(within({}, <Projects />), { api: fakeApi() });
  await screen.findByText(REFUSED);
  const states = Object.values(store.getState().api.queries);
  expect(states.map((state) => isApiError(state?.error))).toEqual([true]);
  expect(projectsApi.endpoints.getProjects.select()(store.getState()).isUninitialized).toBe(true);
});
