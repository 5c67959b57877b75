import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { Toaster } from './index';
import { forgetUndo, offerUndo } from './undo';

const offer = (undo: () => Promise<void> = () => Promise.resolve(), kind = 'deleted', quiet = false) =>
  act(() =>
    offerUndo({
      kind,
      quiet,
      title: (count) => (count === 1 ? 'Task deleted' : `${count} tasks deleted`),
      label: 'Undo',
      control: 'Ctrl',
      undo,
    }),
  );
const listed = () => {
  const done: string[] = [];
  return { done, undo: (name: string) => async () => void done.push(name) };
};

beforeEach(() => {
  render(
    <>
      <Toaster />
      <button>Board</button>
      <input aria-label="Title" />
    </>,
  );
});
afterEach(() => {
  act(() => {
    forgetUndo();
    sonner.dismiss();
  });
});

it('offers to undo an action in its toast, and once only', async () => {
  const { done, undo } = listed();
  offer(undo('one'));
  const button = await screen.findByRole('button', { name: 'Undo' });
  expect(button).toHaveTextContent('UndoCtrlZ');
  await userEvent.click(button);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(done).toEqual(['one']);
});

it('shows actions of one kind in one toast and undoes them together, the last first', async () => {
  const { done, undo } = listed();
  offer(undo('one'));
  await screen.findByText('Task deleted');
  offer(undo('two'));
  await screen.findByText('2 tasks deleted');
  expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(done).toEqual(['two', 'one']));
});

it('undoes one action after the other with Ctrl Z and ⌘ Z', async () => {
  const { done, undo } = listed();
  offer(undo('moved'), 'moved');
  offer(undo('deleted'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(done).toEqual(['deleted']);
  await userEvent.keyboard('{Meta>}z{/Meta}');
  await waitFor(() => expect(done).toEqual(['deleted', 'moved']));
});

it('leaves the keys to a text field in use', async () => {
  const { done, undo } = listed();
  offer(undo('one'));
  screen.getByRole('textbox', { name: 'Title' }).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(done).toEqual([]);
  screen.getByRole('button', { name: 'Board' }).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(done).toEqual(['one']);
});

it('undoes quiet actions by the keys alone, each by itself', async () => {
  const { done, undo } = listed();
  offer(undo('one'), 'edited', true);
  offer(undo('two'), 'edited', true);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(done).toEqual(['two']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(done).toEqual(['two', 'one']);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('keeps the last 20 actions', async () => {
  const { done, undo } = listed();
  for (let n = 1; n <= 22; n++) offer(undo(String(n)), `kind ${n}`);
  for (let n = 1; n <= 22; n++) await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(done).toHaveLength(20));
  expect(done.at(-1)).toBe('3');
});

it('forgets them with the session', async () => {
  const { done, undo } = listed();
  offer(undo('one'));
  await screen.findByText('Task deleted');
  act(() => forgetUndo());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(done).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Task deleted')).not.toBeInTheDocument());
});
