import { API, addDays, localDay, type TaskCard } from '@taskloom/contracts';
import { FakeApi, aCard, anAssignee, renderApp } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA } from '../../../test/people';
import { Board } from '../board';
import { NO_FILTER } from '../order/filter';

const P = 'project-1';

const open = async (card: Partial<TaskCard>) => {
  const api = new FakeApi().on('GET', API.labels(P), [{ _id: 'api', name: 'api', color: 'sky' }]);
  const cards = [aCard({ title: 'Rotate secrets', description: 'One per region', ...card })];
  renderApp(<Board projectId={P} cards={cards} filter={NO_FILTER} density="compact" />, {
    user: MAYA,
    api,
  });
  return within(await screen.findByRole('article'));
};

it('shows title, priority, day, labels, counts and people in one row, without the description', async () => {
  const card = await open({
    priority: 'high',
    deadline: addDays(localDay(), 1),
    labels: ['api'],
    commentCount: 3,
    attachmentCount: 1,
    assignees: [anAssignee(JONAS, 'primary'), anAssignee(MAYA)],
  });
  card.getByRole('link', { name: 'Rotate secrets' });
  card.getByRole('img', { name: 'High' });
  card.getByText('Tomorrow');
  await card.findByText('api');
  card.getByText('3 comments');
  card.getByText('1 attachment');
  expect(card.getByRole('img', { name: 'Jonas Weber' })).toHaveClass('ring');
  expect(card.getByRole('img', { name: 'Maya Lindqvist' })).not.toHaveClass('ring');
  expect(card.queryByText('One per region')).not.toBeInTheDocument();
});

it('shows no ring for one person', async () => {
  const one = await open({ assignees: [anAssignee(JONAS, 'primary')] });
  expect(one.getByRole('img', { name: 'Jonas Weber' })).not.toHaveClass('ring');
});

it('shows one face and the number of others from three people on', async () => {
  const card = await open({ assignees: [JONAS, MAYA, AIKO].map((person) => anAssignee(person)) });
  expect(within(card.getByRole('group', { name: 'Assignees' })).getAllByRole('img')).toHaveLength(1);
  card.getByText('+2');
});

it('keeps the words that it does not show for screen readers', async () => {
  const card = await open({ priority: 'low', deadline: null, assignees: [] });
  card.getByText('Unassigned');
  card.getByRole('img', { name: 'Low' });
  expect(card.queryByText('No date set')).not.toBeInTheDocument();
});
