import { act, screen } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { doneEdit, useOfferTaskUndo, type DoneEdit } from '@taskloom/client/realtime';
import { aTask, refuse } from '@taskloom/client/test-kit';
import { undoLast } from '@taskloom/client/toasts';
import { insideApi, renderInside } from '../test/render-inside';
import { UndoneToasts } from './undone-toasts';

const before = aTask({ _id: 't', project: 'p', title: 'Dock the ship', priority: 'low' });
const written = { ...before, priority: 'high' as const, deadline: '2027-01-01', version: 2 };
const TASK = API.task('p', 't');

/** Undoes a change of two fields with these answers of the server. */
async function undone(...answers: unknown[]) {
  const api = insideApi().on('PATCH', TASK, () => answers.shift() ?? before);
  let offer: (edits: DoneEdit[]) => unknown = () => undefined;
  function Person() {
    offer = useOfferTaskUndo();
    return <UndoneToasts />;
  }
  renderInside(<Person />, { api });
  const changes = { priority: 'high', deadline: '2027-01-01' } as const;
  offer([doneEdit({ projectId: 'p', task: before, changes, response: written })]);
  await act(() => undoLast());
}

const by = { priority: { _id: 'jonas', name: 'Jonas', avatar: '' } };
const changedSince = (...fields: string[]) =>
  refuse('STALE_VERSION', 'Changed.', { current: { ...written, version: 3 }, fields, by });

it('says that a change was undone', async () => {
  await undone();
  await screen.findByText('Undone');
});

it('names what someone else has changed since', async () => {
  await undone(changedSince('deadline'));
  await screen.findByText('Not everything was undone');
  await screen.findByText('Deadline of “Dock the ship” has been changed since.');
});

it('counts further fields', async () => {
  await undone(changedSince('priority', 'deadline'));
  await screen.findByText(/^Priority of “Dock the ship”: Jonas has changed it since\. 1 more/);
});

it('names a task that has been deleted', async () => {
  await undone(refuse('NOT_FOUND', 'Gone.'));
  await screen.findByText('“Dock the ship” has been deleted since.');
});

it('shows the server’s sentence when it refuses', async () => {
  await undone(refuse('FORBIDDEN', 'Only members may do that.'));
  await screen.findByText('Could not be undone');
  await screen.findByText('Only members may do that.');
});
