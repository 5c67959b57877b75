import { API, addDays, localDay, type TaskCard } from '@taskloom/contracts';
import { FakeApi, aCard, anAssignee, fixToday, renderApp } from '@taskloom/client/test-kit';
import { writeEnded, writesRestored } from '@taskloom/contracts/rtk';
import { act, screen, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA } from '../../../test/people';
import { Board } from '../board';
import { NO_FILTER } from '../order/filter';

const P = 'project-1';
fixToday('2026-11-20');

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

it.each(['compact', 'comfortable'] as const)(
  'shows a cover in the %s density, as decoration',
  async (density) => {
    const cards = [aCard({ title: 'Rotate secrets', cover: 'file-1' })];
    const api = new FakeApi().on('GET', API.labels(P), []);
    renderApp(<Board projectId={P} cards={cards} filter={NO_FILTER} density={density} />, {
      user: MAYA,
      api,
    });
    const card = await screen.findByRole('article');
    const picture = card.querySelector('img');
    expect(picture).toHaveAttribute('src', '/api/files/file-1?size=small');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(within(card).queryByRole('img', { name: '' })).not.toBeInTheDocument();
  },
);

it('shows a cover that waits for the connection from what is going to be sent', async () => {
  const api = new FakeApi().on('GET', API.labels(P), []);
  const cards = [aCard({ _id: 'task-1', title: 'Rotate secrets', cover: 'file-1' })];
  const { store } = renderApp(<Board projectId={P} cards={cards} filter={NO_FILTER} density="compact" />, {
    user: MAYA,
    api,
  });
  const card = await screen.findByRole('article');
  const arg = { projectId: P, taskId: 'task-1', attachmentId: 'file-1', picture: 'abcd' };
  const write = { id: '1', userId: MAYA._id, at: 0, state: 'waiting' as const };
  act(() => void store.dispatch(writesRestored([{ ...write, kind: 'keepSmallPicture', arg }])));
  expect(card.querySelector('img')).toHaveAttribute('src', 'data:image/jpeg;base64,abcd');
  act(() => void store.dispatch(writeEnded('1')));
  expect(card.querySelector('img')).toHaveAttribute('src', '/api/files/file-1?size=small');
});

it('has no place for a cover without one', async () => {
  const cards = [aCard({ title: 'Rotate secrets', cover: null })];
  const api = new FakeApi().on('GET', API.labels(P), []);
  renderApp(<Board projectId={P} cards={cards} filter={NO_FILTER} density="compact" />, { user: MAYA, api });
  expect((await screen.findByRole('article')).querySelector('img[src*="size=small"]')).toBeNull();
});
