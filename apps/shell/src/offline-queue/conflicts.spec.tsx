import { act, screen, waitFor, within } from '@testing-library/react';
import { pendingWrites, writesRestored, type PendingWrite } from '@taskloom/contracts/rtk';
import { renderApp } from '@taskloom/client/test-kit';
import { useState } from 'react';
import { aConflict, aPendingWrite } from '../test/pending-writes';
import { Conflicts } from './conflicts';

function Stage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Review</button>
      <Conflicts open={open} onOpen={setOpen} />
    </>
  );
}

async function meet(...writes: PendingWrite[]) {
  const view = renderApp(<Stage />, {});
  act(() => void view.store.dispatch(writesRestored(writes)));
  const dialog = await screen.findByRole('dialog', { name: 'Which change do you want to keep?' });
  const field = (name: string) => within(dialog).getByRole('group', { name: `${name}: which one to keep` });
  const keep = (name: string, side: 'theirs' | 'yours') =>
    view.user.click(within(field(name)).getByRole('button', { name: `Keep ${side}` }));
  return { ...view, dialog, field, keep, left: () => pendingWrites(view.store.getState()) };
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('A conflicting change', () => {
  it('shows the value before, theirs and yours of each field in words', async () => {
    const complaints = jest.spyOn(console, 'error');
    const { dialog, field } = await meet(aConflict());
    within(dialog).getByRole('heading', { name: 'Close the ledger' });
    expect(field('Title')).toHaveTextContent(
      'BeforeLedgerTheirsClose the ledgerKeep theirsYoursAudit the ledgerKeep yours',
    );
    expect(field('Status')).toHaveTextContent(/BeforeTo DoTheirsIn Progress.*YoursDone/);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('names who changed a field, where the server knows it', async () => {
    const conflict = { ...aConflict().conflict, by: { title: { _id: 'jonas', name: 'Jonas', avatar: '' } } };
    const { field } = await meet(aConflict({ conflict } as Partial<PendingWrite>));
    expect(field('Title')).toHaveTextContent('BeforeLedgerJonasClose the ledger');
    expect(field('Status')).toHaveTextContent('TheirsIn Progress');
  });

  it('is sent with the new version and only the fields in which yours is kept', async () => {
    const { keep, left } = await meet(aConflict());
    await keep('Title', 'yours');
    expect(left()[0]).toMatchObject({ state: 'conflict', conflict: { fields: ['status'] } });
    await keep('Status', 'theirs');
    expect(left()[0]).toMatchObject({
      state: 'waiting',
      arg: { version: 7, changes: { title: 'Audit the ledger' }, before: { title: 'Close the ledger' } },
    });
    expect(left()[0]?.arg).not.toHaveProperty('changes.status');
    await gone();
  });

  it('is discarded when theirs is kept in every field', async () => {
    const { keep, left } = await meet(aConflict());
    await keep('Title', 'theirs');
    await keep('Status', 'theirs');
    expect(left()).toEqual([]);
    await gone();
  });

  it('waits for a decision, and is shown again on request', async () => {
    const { user, left, dialog } = await meet(aConflict());
    await user.click(within(dialog).getByRole('button', { name: 'Decide later' }));
    await gone();
    expect(left()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Review' }));
    expect(
      await screen.findByRole('dialog', { name: 'Which change do you want to keep?' }),
    ).toBeInTheDocument();
  });

  it('is shown beside conflicts of other tasks', async () => {
    const other = aConflict({ id: 'write-2', at: 2 });
    const { dialog } = await meet(aConflict(), other);
    expect(within(dialog).getAllByRole('group', { name: 'Title: which one to keep' })).toHaveLength(2);
  });
});

it('does not ask about a change that only waits to be sent', async () => {
  const { store, user } = renderApp(<Stage />, {});
  act(() => void store.dispatch(writesRestored([aPendingWrite()])));
  await user.click(screen.getByRole('button', { name: 'Review' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
