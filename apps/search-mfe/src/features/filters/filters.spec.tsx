import { screen, waitFor, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { refuse } from '@taskloom/client/test-kit';
import { jonas, searchApi, showSearch } from '../../test/show-search';

const chips = () => screen.queryByRole('list', { name: 'Filters' });
const button = () => screen.getByRole('button', { name: /^Filters/ });

describe('the popover', () => {
  it('changes nothing until the filters are applied, then searches with them', async () => {
    const { user, openFilters, choose, searches, path } = showSearch('/search?q=invoice');
    await screen.findByRole('heading', { name: 'Tasks (1)' });
    const popover = within(await openFilters());
    await user.click(popover.getByRole('radio', { name: 'Tasks' }));
    await choose('Status', 'In Progress');
    await choose('Priority', 'High');
    await choose('Assignee', 'Jonas Weber');
    await choose('Project', 'Billing migration');
    expect(searches()).toHaveLength(1);
    expect(chips()).not.toBeInTheDocument();

    await user.click(popover.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(searches()).toHaveLength(2));
    expect(path()).toMatch(
      /^\/search\?q=invoice&type=tasks&status=inprogress&priority=high&assignee=user-\d+&projectId=project-\d+$/,
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleName(/5 filters active/);
  });

  it.each(['Close', '{Escape}'])('discards changes on %s', async (way) => {
    const { user, openFilters, choose, path } = showSearch('/search?q=invoice');
    const popover = within(await openFilters());
    await choose('Priority', 'High');
    if (way === 'Close') await user.click(popover.getByRole('button', { name: way }));
    else await user.keyboard(way);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button()).toHaveFocus();
    expect(path()).toBe('/search?q=invoice');
    await openFilters();
    expect(screen.queryByText('High', { selector: '[role=dialog] *' })).not.toBeInTheDocument();
  });

  it('closes on a press elsewhere, but not inside', async () => {
    const { user, openFilters } = showSearch();
    const dialog = await openFilters();
    await user.click(within(dialog).getByText('Project'));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers assignees for tasks and for all, not for projects', async () => {
    const { user, openFilters } = showSearch();
    const popover = within(await openFilters());
    expect(popover.getByRole('combobox', { name: 'Assignee' })).toBeVisible();
    await user.click(popover.getByRole('radio', { name: 'Projects' }));
    expect(popover.queryByRole('combobox', { name: 'Assignee' })).not.toBeInTheDocument();
    await user.click(popover.getByRole('radio', { name: 'Tasks' }));
    expect(popover.getByRole('combobox', { name: 'Assignee' })).toBeVisible();
  });

  it('drops the assignee when only projects are searched', async () => {
    const { user, openFilters, path } = showSearch(`/search?q=a&assignee=${jonas._id}`);
    const popover = within(await openFilters());
    await user.click(popover.getByRole('radio', { name: 'Projects' }));
    await user.click(popover.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(path()).toBe('/search?q=a&type=projects'));
  });

  it('drops a status that the chosen type does not have', async () => {
    const { user, openFilters, path } = showSearch('/search?q=a&status=todo&priority=low');
    const popover = within(await openFilters());
    await user.click(popover.getByRole('radio', { name: 'Projects' }));
    await user.click(popover.getByRole('button', { name: 'Apply Filters' }));
    await waitFor(() => expect(path()).toBe('/search?q=a&type=projects&priority=low'));
  });

  it("removes all filters at once with 'Clear all'", async () => {
    const { user, openFilters, path } = showSearch('/search?q=a&priority=low&type=tasks');
    const popover = within(await openFilters());
    await user.click(popover.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(path()).toBe('/search?q=a'));
    expect(popover.getByRole('radio', { name: 'All' })).toBeChecked();
    expect(button()).toHaveAccessibleName('Filters');
  });
});

describe('the chips', () => {
  it('name each active filter, and the badge counts them', async () => {
    showSearch(`/search?q=a&priority=medium&assignee=${jonas._id}`);
    const list = within(await screen.findByRole('list', { name: 'Filters' }));
    expect(list.getByText('Medium')).toBeVisible();
    expect(await list.findByText('Jonas Weber')).toBeVisible();
    expect(button()).toHaveAccessibleName(/2 filters active/);
  });

  it('are absent without a filter', () => {
    showSearch('/search?q=a');
    expect(chips()).not.toBeInTheDocument();
    expect(button()).toHaveAccessibleName('Filters');
  });

  it('can be removed one by one, with immediate effect', async () => {
    const { user, path, searches } = showSearch('/search?q=a&type=tasks&priority=medium');
    await user.click(await screen.findByRole('button', { name: 'Remove filter Priority: Medium' }));
    await waitFor(() => expect(path()).toBe('/search?q=a&type=tasks'));
    await waitFor(() =>
      expect(searches()).toEqual(['q=a&priority=medium&limit=20&type=tasks', 'q=a&limit=20&type=tasks']),
    );
  });

  it('can be removed together', async () => {
    const { user, path } = showSearch('/search?q=a&type=tasks&priority=medium');
    await user.click(within(await screen.findByRole('list', { name: 'Filters' })).getByText('Clear all'));
    await waitFor(() => expect(path()).toBe('/search?q=a'));
    expect(chips()).not.toBeInTheDocument();
  });
});

describe('when the options cannot be loaded', () => {
  it('only logs the failure; statuses and priorities are still offered', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const api = searchApi().on('GET', API.searchFilters, refuse('TOO_MANY_REQUESTS', 'Too many requests.'));
    const { openFilters, choose } = showSearch('/search?q=invoice', api);
    await screen.findByRole('heading', { name: 'Tasks (1)' });
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(
        'Failed to fetch filter options',
        expect.objectContaining({ status: 429 }),
      ),
    );
    expect(screen.queryByText('Too many requests.')).not.toBeInTheDocument();
    await openFilters();
    await choose('Status', 'On Hold');
    expect(screen.getByRole('dialog')).toHaveTextContent('On Hold');
  });
});
