import { API } from '@taskloom/contracts';
import { useBoard } from '@taskloom/client/realtime';
import { FakeApi, aCard, anAssignee, renderApp } from '@taskloom/client/test-kit';
import { screen, within } from '@testing-library/react';
import { AIKO, JONAS, MAYA } from '../../test/people';
import { Board } from './board';
import { NO_FILTER } from './order/filter';

function Screen() {
  const { data } = useBoard('p');
  return data ? <Board projectId="p" cards={data} filter={NO_FILTER} /> : null;
}

it('shows an avatar for each assignee and marks only the primary with a ring', async () => {
  const people = [anAssignee(JONAS, 'secondary'), anAssignee(MAYA, 'primary'), anAssignee(AIKO, 'secondary')];
  const api = new FakeApi().on('GET', API.tasks('p'), [
    aCard({ title: 'Rotate secrets', assignees: people }),
  ]);
  renderApp(<Screen />, { user: MAYA, api });
  const card = (await screen.findByRole('heading', { name: 'Rotate secrets' })).closest('article');
  const faces = within(card as HTMLElement).getAllByRole('img', { name: /Jonas|Maya|Aiko/ });
  expect(faces).toHaveLength(3);
  const ringed = faces.filter(({ classList }) => classList.contains('ring'));
  expect(ringed.map((face) => face.getAttribute('aria-label'))).toEqual([MAYA.name]);
});
