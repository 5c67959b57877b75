import { screen, waitFor } from '@testing-library/react';
import type { RemoteApp } from '@taskloom/client';
import { useLocation } from '@taskloom/client/router';
import { defineTexts } from '@taskloom/client/texts';
import { API } from '@taskloom/contracts';
import { errorMessage, useGetProjectsQuery } from '@taskloom/contracts/rtk';
import { aProject, FakeApi, renderRemote } from './index';

const { useTexts } = defineTexts('testing', {
  en: { hello: 'Hello' },
  de: async () => ({ default: { hello: 'Guten Tag' } }),
});

const declared = { name: 'reports', permissions: { calls: ['projects.read'] } };
const api = () => new FakeApi().on('GET', API.projects, [aProject({ title: 'Warp' })]);

function Projects() {
  const { data = [], error } = useGetProjectsQuery();
  return <p>{error ? errorMessage(error, 'failed') : data.map(({ title }) => title).join()}</p>;
}

function Greeting() {
  return <h1>{useTexts()('hello')}</h1>;
}

it('makes the calls that remote.json declares', async () => {
  await renderRemote(<Projects />, { remote: declared, api: api() });
  expect(await screen.findByText('Warp')).toBeVisible();
});

it('refuses a call that remote.json does not declare, before it is sent', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const shown = await renderRemote(<Projects />, {
    remote: { name: 'reports', permissions: {} },
    api: api(),
  });
  expect(await screen.findByText(/^reports may not call getProjects/)).toBeVisible();
  expect(shown.api.calls).toEqual([]);
  expect(logged).toHaveBeenCalled();
});

it('shows the texts of the chosen language, and English in the next test', async () => {
  const german = await renderRemote(<Greeting />, { remote: declared, language: 'de' });
  expect(screen.getByRole('heading', { name: 'Guten Tag' })).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  german.unmount();
});

it('starts in English and light, whatever the test before chose', async () => {
  await renderRemote(<Greeting />, { remote: declared });
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
  expect(document.documentElement.dataset['theme']).toBe('light');
});

it('shows the chosen theme', async () => {
  await renderRemote(<Greeting />, { remote: declared, theme: 'dark' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
});

it('opens the screen of a path, with its parameters', async () => {
  const Report = () => <p>Report at {useLocation().pathname}</p>;
  const app: RemoteApp = {
    name: 'reports',
    routes: [
      { path: '/reports', load: async () => ({ default: Greeting }) },
      { path: '/reports/:id', load: async () => ({ default: Report }) },
    ],
  };
  const { path } = await renderRemote(app, { remote: declared, route: '/reports/7' });
  await waitFor(() => expect(screen.getByText('Report at /reports/7')).toBeVisible());
  expect(path()).toBe('/reports/7');
});
