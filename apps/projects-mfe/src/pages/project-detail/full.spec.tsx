import { API } from '@taskloom/contracts';
import { FakeApi, aCard, aProject, aUser } from '@taskloom/client/test-kit';
import { screen } from '@testing-library/react';
import { LONG_WORD, titles } from '../../test/full';
import { openProject } from '../../test/open-project';
import { MAYA } from '../../test/people';

it('shows a project of 60 members and 1,000 tasks with extreme texts', async () => {
  const members = Array.from({ length: 59 }, (_, at) => aUser({ name: `Member ${at}` }));
  const project = aProject({ title: LONG_WORD, owner: MAYA, members });
  const cards = titles(1_000).map((title) => aCard({ title }));
  const api = new FakeApi()
    .on('GET', API.project(project._id), project)
    .on('GET', API.tasks(project._id), cards);
  openProject(project, api);
  expect(await screen.findByRole('heading', { level: 1, name: LONG_WORD })).toBeVisible();
  expect(screen.getByRole('group', { name: '60 members' })).toBeVisible();
  const column = await screen.findByRole('region', { name: /^To Do/ });
  expect(column).toHaveTextContent('1,000 tasks');
  // The columns are virtualised, so far fewer cards are rendered.
  expect(screen.queryAllByRole('article').length).toBeLessThan(100);
});
