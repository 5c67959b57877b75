import { screen } from '@testing-library/react';
import { aProject } from '@taskloom/client/test-kit';
import { aHit, searchApi, showSearch } from '../../test/show-search';

const TITLES = ['Donaudampfschifffahrt'.repeat(9), '🚀 Launch', 'مرحبا بالعالم'];

it('shows 50 projects and 50 tasks with extreme texts', async () => {
  const all = [...TITLES, ...Array.from({ length: 47 }, (_, at) => `Number ${at}`)];
  const projects = all.map((title) => aProject({ title }));
  const tasks = all.map((title) => aHit({ title: `Task ${title}` }));
  showSearch('/search?q=zzz', searchApi({ projects, tasks }));
  expect(await screen.findByRole('heading', { name: 'Projects (50)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tasks (50)' })).toBeVisible();
  for (const title of TITLES) {
    expect(screen.getByRole('link', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: `Task ${title}` })).toBeVisible();
  }
});
