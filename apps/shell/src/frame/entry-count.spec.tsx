import { screen, waitFor } from '@testing-library/react';
import { API, localDay, type NavigationEntry } from '@taskloom/contracts';
import { aNotification, renderApp } from '@taskloom/client/test-kit';
import { insideApi } from '../test/render-inside';
import { NavigationList } from './navigation-list';

const entry = (label: string, count?: string): NavigationEntry => ({
  label,
  path: `/${label.toLowerCase()}`,
  icon: 'work',
  order: 1,
  ...(count && { count }),
});
const show = (entries: NavigationEntry[], api = insideApi()) =>
  renderApp(<NavigationList entries={entries} />, { route: '/', api });

describe('the count of a navigation entry', () => {
  it('shows how many tasks are overdue or due today', async () => {
    const api = insideApi().on('GET', API.workCounts, {
      due: 5,
      assigned: 9,
      created: 1,
      mentioned: 0,
      watching: 0,
    });
    show([entry('Work', 'due')], api);
    expect(await screen.findByRole('link', { name: 'Work 5 tasks overdue or due today' })).toBeVisible();
    expect(api.sent('GET', API.workCounts)[0]?.query.get('day')).toBe(localDay());
  });

  it('equals the count of the bell', async () => {
    show([entry('Inbox', 'unread')], insideApi([aNotification(), aNotification()]));
    expect(await screen.findByRole('link', { name: 'Inbox 2 unread notifications' })).toBeVisible();
  });

  it('shows nothing at zero, without a count, and for an unknown name of a later version', async () => {
    const api = insideApi().on('GET', API.workCounts, {
      due: 0,
      assigned: 0,
      created: 0,
      mentioned: 0,
      watching: 0,
    });
    show([entry('Work', 'due'), entry('Plain'), entry('New', 'toString')], api);
    await waitFor(() => expect(api.sent('GET', API.workCounts)).toHaveLength(1));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Work',
      'Plain',
      'New',
    ]);
  });
});
