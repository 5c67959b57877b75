import { API, type ProjectLabel } from '@taskloom/contracts';
import { FakeApi, refuse, renderApp, toastText } from '@taskloom/client/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { LabelField } from './label-field';

const P = 'project-1';
const LABELS: ProjectLabel[] = [
  { _id: 'api', name: 'api', color: 'sky' },
  { _id: 'finance', name: 'finance', color: 'green' },
];
const INFRA: ProjectLabel = { _id: 'infra', name: 'infra', color: 'sand' };

function Field({ first }: { first: readonly string[] }) {
  const [chosen, setChosen] = useState(first);
  return <LabelField projectId={P} chosen={chosen} onChange={setChosen} />;
}
const open = async (first: string[] = [], api = new FakeApi(), labels = LABELS) => {
  const view = renderApp(<Field first={first} />, {
    api: api.on('GET', API.labels(P), labels),
  });
  await view.user.click(screen.getByRole('button', { name: 'Edit labels' }));
  await screen.findByRole('option', { name: 'api' });
  return view;
};
const search = () => screen.getByRole('textbox', { name: 'Find or create a label' });
const chosen = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option', { selected: true })
    .map(({ textContent }) => textContent);

it('chooses and removes labels, and stays open', async () => {
  const { user } = await open(['finance', 'deleted-meanwhile']);
  expect(screen.getByRole('group', { name: 'Labels 1' })).toHaveTextContent('finance');
  await user.click(screen.getByRole('option', { name: 'api' }));
  expect(chosen()).toEqual(['api', 'finance']);
  await user.click(screen.getByRole('option', { name: 'finance' }));
  expect(chosen()).toEqual(['api']);
});

it('is operated by keyboard alone: search, arrows, Enter, Escape', async () => {
  const { user } = await open();
  expect(search()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toEqual(['finance']);
  await user.keyboard('ap{Enter}');
  expect(chosen()).toEqual(['api', 'finance']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit labels' })).toHaveFocus();
});

it('creates a label that does not exist and chooses it', async () => {
  const { user, api } = await open([], new FakeApi().on('POST', API.labels(P), INFRA));
  await user.keyboard('infra{Enter}');
  await waitFor(() => expect(chosen()).toEqual(['infra']));
  expect(api.sent('POST', API.labels(P)).map(({ body }) => body)).toEqual([{ name: 'infra' }]);
});

it('offers no second label of the same name', async () => {
  const { user } = await open();
  await user.keyboard('API');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['api']);
});

it('offers none in another normal form either', async () => {
  const cafe: ProjectLabel = { _id: 'cafe', name: 'Caf\u00E9', color: 'rose' };
  const { user } = await open([], new FakeApi(), [...LABELS, cafe]);
  await user.click(search());
  await user.paste('CAFE\u0301');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Caf\u00E9']);
});

it('lists labels in the order of the language', async () => {
  const made = ['Zoo', 'ärger', 'api', 'Birne'].map((name): ProjectLabel => ({
    _id: name,
    name,
    color: 'sky',
  }));
  await open([], new FakeApi(), made);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'api',
    'ärger',
    'Birne',
    'Zoo',
  ]);
});

it('shows why a label could not be created', async () => {
  const full = refuse('TOO_MANY_LABELS', 'A project has at most 100 labels.');
  const { user } = await open([], new FakeApi().on('POST', API.labels(P), full));
  await user.keyboard('infra{Enter}');
  expect(await toastText('Failed to create label')).toBe('A project has at most 100 labels.');
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
});
