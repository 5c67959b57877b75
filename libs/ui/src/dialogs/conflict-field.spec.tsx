import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictField } from './conflict-field';

it('shows both sides under the question, and offers only the sides that can be kept', async () => {
  const onKeep = jest.fn();
  render(
    <ConflictField
      name="Title"
      question="Title: which one to keep"
      sides={[
        { whose: 'Before', value: 'Ledger' },
        { whose: 'Theirs', value: 'Close the ledger', keep: { text: 'Keep theirs', onKeep } },
      ]}
    />,
  );
  const field = screen.getByRole('group', { name: 'Title: which one to keep' });
  within(field).getByRole('heading', { level: 4, name: 'Title' });
  expect(field).toHaveTextContent('BeforeLedgerTheirsClose the ledgerKeep theirs');
  expect(within(field).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(field).getByRole('button', { name: 'Keep theirs' }));
  expect(onKeep).toHaveBeenCalledTimes(1);
});
