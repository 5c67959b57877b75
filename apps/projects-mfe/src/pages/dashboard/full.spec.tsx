import { API } from '@taskloom/contracts';
import { FakeApi, aProject, aUser, renderApp } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { HARD_TITLES, titles } from '../../test/full';
import { MAYA } from '../../test/people';
import DashboardPage from './dashboard.page';

it('shows 50 projects with extreme texts and up to 40 members each', async () => {
  const members = Array.from({ length: 39 }, (_, at) => aUser({ name: `Member ${at}` }));
  const projects = titles(50).map((title) => aProject({ title, owner: MAYA, members }));
  renderApp(<DashboardPage />, {
    user: MAYA,
    api: new FakeApi().on('GET', API.projects, projects),
  });
  expect(await screen.findAllByRole('article')).toHaveLength(50);
  for (const title of HARD_TITLES) expect(screen.getByRole('heading', { name: title })).toBeVisible();
  const [card] = screen.getAllByRole('article');
  expect(within(card as HTMLElement).getByText('40 members')).toBeVisible();
  expect(within(card as HTMLElement).getByText('+37')).toBeVisible();
  const tile = screen.getByText('Team Members', { selector: 'dt' }).parentElement;
  expect(tile).toHaveTextContent('40');
});
