import { screen, within } from '@testing-library/react';
import { announce, billing, searchApi, showSearch } from '../../test/show-search';

it('has the placeholder of the specification', () => {
  const { box } = showSearch();
  expect(box).toHaveAttribute('placeholder', 'Search projects and tasks...');
});

it('offers the types All, Projects and Tasks', async () => {
  const { openFilters } = showSearch();
  const popover = within(await openFilters());
  for (const type of ['All', 'Projects', 'Tasks'])
    expect(popover.getByRole('radio', { name: type })).toBeVisible();
});

it('shows the description of a project and of a task', async () => {
  const project = { ...billing, description: 'What the project is about' };
  const task = { ...announce, description: 'What the task is about' };
  showSearch('/search?q=zzz', searchApi({ projects: [project], tasks: [task] }));
  expect(await screen.findByText('What the project is about')).toBeVisible();
  expect(screen.getByText('What the task is about')).toBeVisible();
});
