import { API } from '@taskloom/contracts';
import { FakeApi, aProject, held, refuse, renderApp } from '@taskloom/client/test-kit';
import { useProjectList } from '@taskloom/client/realtime';
import { screen, waitFor } from '@testing-library/react';
import { MAYA } from '../../test/people';
import { FavouriteStar } from './favourite-star';

const project = aProject({ title: 'Billing' });
const path = API.favouriteProject(project._id);

function Star() {
  const { data: [first] = [] } = useProjectList();
  return first && <FavouriteStar project={first} />;
}

const show = async (api = new FakeApi()) => {
  const view = renderApp(<Star />, { user: MAYA, api: api.on('GET', API.projects, [project]) });
  await screen.findByRole('button');
  return view;
};
const add = () => screen.getByRole('button', { name: 'Add to favorites: Billing' });
const remove = () => screen.findByRole('button', { name: 'Remove from favorites: Billing' });

it('is filled in the same moment, and empties again', async () => {
  const later = held<object>();
  const { api, user } = await show(new FakeApi().on('PUT', path, later.answer).on('DELETE', path, {}));
  await user.click(add());
  await remove();
  later.resolve({ ok: true });
  await waitFor(() => expect(api.sent('PUT', path)).toHaveLength(1));
  await user.click(await remove());
  await waitFor(() => expect(add()).toBeVisible());
  expect(api.sent('DELETE', path)).toHaveLength(1);
});

it('works with the keyboard, and sends one request after the other', async () => {
  const later = held<object>();
  const { api, user } = await show(new FakeApi().on('PUT', path, later.answer).on('DELETE', path, {}));
  add().focus();
  await user.keyboard('{Enter}');
  expect(await remove()).toHaveFocus();
  await user.keyboard(' ');
  expect(api.sent('DELETE', path)).toEqual([]);
  later.resolve({ ok: true });
  await waitFor(() => expect(api.sent('DELETE', path)).toHaveLength(1));
  await waitFor(() => expect(add()).toHaveFocus());
});

it('is put back with a message when the server refuses', async () => {
  const refused = refuse('TOO_MANY_FAVOURITES', 'You can have at most 100 favorites. Remove one first.');
  const { user } = await show(new FakeApi().on('PUT', path, refused));
  await user.click(add());
  await screen.findByText('Failed to update favorites');
  screen.getByText('You can have at most 100 favorites. Remove one first.');
  expect(add()).toBeVisible();
});
