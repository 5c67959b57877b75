import { API, isRecord, type TaskCard } from '@taskloom/contracts';
import { useBoard } from '@taskloom/client/realtime';
import { FakeApi, aCard, aTask, anAssignee, renderApp, type ApiCall } from '@taskloom/client/test-kit';
import { screen } from '@testing-library/react';
import { Board } from '../features/board/board';
import { NO_FILTER } from '../features/board/order/filter';
import { AIKO, JONAS, MAYA } from './people';

export const P = 'project-1';
export const rotate = aCard({
  _id: 'rotate',
  title: 'Rotate secrets',
  assignees: [anAssignee(JONAS, 'primary')],
});
export const mail = aCard({ _id: 'mail', title: 'Write the e-mail', priority: 'low' });
const job = aCard({ _id: 'job', title: 'Delete the job', status: 'inprogress' });
const LABELS = [{ _id: 'tax', name: 'tax', color: 'rose' }];

const people = [JONAS, MAYA, AIKO];

function Screen() {
  const { data } = useBoard(P);
  return data ? <Board projectId={P} cards={data} filter={NO_FILTER} people={people} /> : null;
}

const isChange = (body: unknown): body is Partial<TaskCard> => isRecord(body) && !('assignees' in body);

/** The server's response: the task with the changes. */
const saved =
  (card: TaskCard) =>
  ({ body }: ApiCall) =>
    aTask({ ...card, ...(isChange(body) && body), version: 2, position: card.position });

/** A board with three cards, as Maya sees it. */
export const open = async (cards: TaskCard[] = [rotate, mail, job]) => {
  const api = new FakeApi().on('GET', API.tasks(P), cards).on('GET', API.labels(P), LABELS);
  for (const card of cards) api.on('PATCH', API.task(P, card._id), saved(card));
  const view = renderApp(
    <>
      <a href="#content">Skip to content</a>
      <h1 tabIndex={-1}>Apollo</h1>
      <Screen />
      <input aria-label="Elsewhere" />
    </>,
    { user: MAYA, api, route: `/projects/${P}` },
  );
  await screen.findByRole('region', { name: /To Do/ });
  return {
    ...view,
    sent: (card: TaskCard) => api.changes(API.task(P, card._id)),
  };
};

export const link = (title: string) => screen.getByRole('link', { name: title });
export const popover = (name: string) => screen.findByRole('dialog', { name });
export const focus = (title: string) => link(title).focus();
