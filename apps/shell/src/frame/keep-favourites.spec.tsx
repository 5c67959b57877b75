import { API, SERVER_EVENTS, type Project } from '@taskloom/contracts';
import { favouriteChanged, projectListApi, projectsApi } from '@taskloom/contracts/rtk';
import { aProject, aUser } from '@taskloom/client/test-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { NavigationList } from './navigation-list';
import { insideApi, renderInside } from '../test/render-inside';
import { KeepFavourites } from './keep-favourites';

const billing = aProject({ title: 'Billing', favourite: true });
const apollo = aProject({ title: 'Apollo', favourite: true });
const office = aProject({ title: 'Office move' });

const show = (projects: readonly Project[], kept: readonly Project[] = []) => {
  const list = kept.map(({ _id, title }) => ({ _id, title }));
  localStorage.setItem('taskloom:favourites:@u1:list', JSON.stringify(list));
  const api = insideApi().on('GET', API.projects, projects);
  for (const each of projects) api.on('GET', API.project(each._id), each);
  const view = renderInside(
    <>
      <NavigationList entries={[]} />
      <KeepFavourites />
    </>,
    { api, user: aUser({ _id: 'u1' }) },
  );
  const load = () => act(() => view.store.dispatch(projectListApi.endpoints.getProjectList.initiate()));
  const open = ({ _id }: Project) =>
    act(() => view.store.dispatch(projectsApi.endpoints.getProject.initiate(_id)));
  return { ...view, load, open };
};

const heading = () => screen.queryByRole('heading', { name: 'Favorites' });
const listed = () => {
  const list = screen.queryByRole('list', { name: 'Favorites' });
  return (
    list &&
    within(list)
      .queryAllByRole('link')
      .map(({ textContent }) => textContent)
  );
};

beforeEach(() => localStorage.clear());

it('has no section without favourites, and none after the last one', async () => {
  const { load } = show([office], [office]);
  expect(listed()).toEqual(['Office move']);
  await load();
  await waitFor(() => expect(heading()).not.toBeInTheDocument());
});

it('lists what the browser has kept without any request, above the recent projects', () => {
  const { api } = show([], [apollo, billing]);
  expect(listed()).toEqual(['Apollo', 'Billing']);
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Favorites', 'Recent Projects']);
  expect(screen.getByRole('link', { name: 'Billing' })).toHaveAttribute('href', `/projects/${billing._id}`);
  expect(api.calls).toEqual([]);
});

it('takes the favourites from the list once it is loaded, and follows the star', async () => {
  const { load, store } = show([billing, office, apollo], [office]);
  expect(listed()).toEqual(['Office move']);
  await load();
  await waitFor(() => expect(listed()).toEqual(['Apollo', 'Billing']));
  act(() => store.dispatch(favouriteChanged(office._id, true)));
  await waitFor(() => expect(listed()).toEqual(['Apollo', 'Billing', 'Office move']));
  act(() => store.dispatch(favouriteChanged(billing._id, false)));
  await waitFor(() => expect(listed()).toEqual(['Apollo', 'Office move']));
});

it('takes title and star of a project that is opened', async () => {
  const { open } = show([billing, office], [{ ...billing, title: 'Old title' }, office, apollo]);
  await open(billing);
  await waitFor(() => expect(listed()).toEqual(['Apollo', 'Billing', 'Office move']));
  await open(office);
  await waitFor(() => expect(listed()).toEqual(['Apollo', 'Billing']));
});

it('lists ten at most', async () => {
  const many = Array.from({ length: 12 }, (_, index) => aProject({ title: `No. ${index}`, favourite: true }));
  const { load } = show(many);
  await load();
  await waitFor(() => expect(listed()).toEqual(many.slice(0, 10).map(({ title }) => title)));
});

it('follows other tabs and other people without the list', () => {
  const { realtime } = show([], [apollo, billing]);
  const { _id: projectId, title } = office;
  realtime.say(SERVER_EVENTS.projectFavourite, { projectId, title, favourite: true });
  expect(listed()).toEqual(['Apollo', 'Billing', 'Office move']);
  realtime.say(SERVER_EVENTS.projectTouched, {
    projectId: apollo._id,
    revision: 2,
    project: { ...apollo, title: 'Zephyr' },
  });
  expect(listed()).toEqual(['Billing', 'Office move', 'Zephyr']);
  realtime.say(SERVER_EVENTS.projectTouched, {
    projectId: billing._id,
    revision: 2,
    project: { ...billing, archive: { at: '2026-11-28T10:00:00.000Z', by: null } },
  });
  realtime.say(SERVER_EVENTS.projectRemoved, { projectId: apollo._id });
  expect(listed()).toEqual(['Office move']);
  realtime.say(SERVER_EVENTS.projectFavourite, { projectId, title, favourite: false });
  expect(heading()).not.toBeInTheDocument();
});
