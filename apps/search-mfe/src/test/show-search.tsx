import { screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { API, type SearchFilters, type SearchResult, type TaskHit } from '@taskloom/contracts';
import { FakeApi, aCard, aProject, aUser, anAssignee, renderApp } from '@taskloom/client/test-kit';
import SearchPage from '../pages/search/search.page';

export const maya = aUser({ name: 'Maya Lindqvist' });
export const jonas = aUser({ name: 'Jonas Weber' });

export const billing = aProject({
  title: 'Billing migration',
  description: 'Move subscriptions and invoices to the new billing provider.',
  owner: maya,
  members: [jonas],
  deadline: '2100-12-04',
});

export const aHit = ({ project, ...part }: Partial<TaskHit> = {}): TaskHit => ({
  ...aCard(part),
  project: project ?? { _id: billing._id, title: billing.title },
});

export const announce = aHit({
  title: 'Announce the invoice switchover',
  description: 'Maintenance window for invoices.',
  status: 'inprogress',
  priority: 'high',
  assignees: [anAssignee(jonas, 'primary'), anAssignee(maya)],
  deadline: '2020-11-17',
});

export const NOTHING: SearchResult = { projects: [], tasks: [] };

const OPTIONS: SearchFilters = {
  projects: [{ _id: billing._id, title: billing.title }],
  statuses: ['active', 'completed', 'on-hold', 'cancelled', 'todo', 'inprogress', 'done'],
  priorities: ['low', 'medium', 'high'],
  assignees: [
    { _id: jonas._id, name: jonas.name },
    { _id: maya._id, name: maya.name },
  ],
};

/** The default API responses; a test overrides them with its own. */
export const searchApi = (result: SearchResult = { projects: [billing], tasks: [announce] }): FakeApi =>
  new FakeApi().on('GET', API.searchFilters, OPTIONS).on('GET', API.search, result);

/** Renders the search screen at an address, and returns the actions of a person on it. */
export function showSearch(
  route = '/search',
  api: FakeApi = searchApi(),
  around?: ComponentType<{ children: ReactNode }>,
) {
  const view = renderApp(<SearchPage />, { route, api, around });
  const box = screen.getByRole('searchbox', { name: 'Search projects and tasks...' });
  return {
    ...view,
    box,
    /** What was asked; every request is for the list that names people and projects once. */
    searches: () =>
      api.sent('GET', API.search).map(({ query }) => {
        expect(query.get('view')).toBe('list');
        return query.toString().replace('&view=list', '');
      }),
    openFilters: async () => {
      await view.user.click(screen.getByRole('button', { name: /^Filters/ }));
      await screen.findByRole('radiogroup', { name: 'Type' });
      return screen.getByRole('dialog', { name: 'Filters' });
    },
    choose: async (field: string, option: string) => {
      await view.user.click(screen.getByRole('combobox', { name: field }));
      const options = await screen.findAllByText(option);
      const last = options.at(-1);
      if (last) await view.user.click(last);
    },
  };
}
