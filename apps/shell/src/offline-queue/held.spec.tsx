import { act, screen, waitFor, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { pendingWrites, writesRestored, type PendingWrite } from '@taskloom/contracts/rtk';
import { aTask, renderApp } from '@taskloom/client/test-kit';
import { useState } from 'react';
import { ConnectionBanner } from '../connection/connection-banner';
import { aPendingWrite } from '../test/pending-writes';
import { insideApi } from '../test/render-inside';
import { Held } from './held';
import { useWaiting } from './use-offline-queue';

/** A Wednesday, at noon. */
const NOW = new Date(2026, 10, 25, 12).getTime();
const MONDAY = new Date(2026, 10, 23, 9).getTime();

function Stage() {
  const [reviewing, setReviewing] = useState(false);
  const { waiting, undecided, held } = useWaiting();
  const nothing = () => {};
  return (
    <>
      <ConnectionBanner
        connection="fine"
        waiting={waiting}
        undecided={undecided.length}
        held={held}
        onTry={nothing}
        onDecide={nothing}
        onReview={() => setReviewing(true)}
      />
      <Held open={reviewing} held={held} onClose={() => setReviewing(false)} />
    </>
  );
}

const aHeldWrite = (part: Partial<PendingWrite> = {}) => aPendingWrite({ held: true, at: MONDAY, ...part });

async function review(...writes: PendingWrite[]) {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  const api = insideApi().on('GET', API.task('ledger', 'task-1'), aTask({ _id: 'task-1', title: 'Ledger' }));
  const view = renderApp(<Stage />, { api });
  act(() => void view.store.dispatch(writesRestored(writes)));
  const banner = screen.getByRole('status');
  await view.user.click(within(banner).getByRole('button', { name: 'Review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send these changes?' }));
  return { ...view, banner, dialog, left: () => pendingWrites(view.store.getState()) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('A change that could not be sent for a day', () => {
  it('is shown with its values and the day since which it has been waiting', async () => {
    const { banner, dialog } = await review(aHeldWrite());
    expect(banner).toHaveTextContent('1 change has been waiting to be sent since Monday.');
    expect(await dialog.findByRole('heading', { name: 'Task changed: Ledger' })).toBeVisible();
    expect(dialog.getByText('Title: Audit the ledger')).toBeVisible();
    expect(dialog.getByText('Status: Done')).toBeVisible();
    expect(dialog.getByText('Waiting since Monday')).toBeVisible();
    expect(dialog.queryByText(/It may have already been saved/)).not.toBeInTheDocument();
  });

  it('that was sent without a response has a note that it may have been saved', async () => {
    const { dialog } = await review(aHeldWrite({ tried: true }));
    expect(dialog.getByText(/It may have already been saved/)).toBeVisible();
  });

  it('is sent under a new key on request', async () => {
    const { user, dialog, left } = await review(aHeldWrite({ tried: true }));
    await user.click(dialog.getByRole('button', { name: /^Send: Task changed/ }));
    expect(left()).toMatchObject([{ id: 'write-1.2', state: 'waiting', wantedAt: NOW }]);
    expect(left()[0]).not.toHaveProperty('tried');
    await gone();
  });

  it('is discarded on request, and only this one', async () => {
    const { user, dialog, left } = await review(aHeldWrite(), aHeldWrite({ id: 'write-2', at: MONDAY + 1 }));
    const [first] = dialog.getAllByRole('button', { name: /^Discard: Task changed/ });
    if (first) await user.click(first);
    expect(left().map(({ id }) => id)).toEqual(['write-2']);
  });

  it.each([
    ['Send all', ['write-1.2', 'write-2.2']],
    ['Discard all', []],
  ])('%s applies to all of them', async (name, ids) => {
    const { user, dialog, left } = await review(aHeldWrite(), aHeldWrite({ id: 'write-2', at: MONDAY + 1 }));
    await user.click(dialog.getByRole('button', { name }));
    expect(left().map(({ id }) => id)).toEqual(ids);
    await gone();
  });

  it('keeps waiting without a decision', async () => {
    const { user, left } = await review(aHeldWrite());
    await user.keyboard('{Escape}');
    await gone();
    expect(left()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Review' })).toBeVisible();
  });
});
