import { aCard, renderApp } from '@taskloom/client/test-kit';
import { screen, waitFor } from '@testing-library/react';
import { BoardActionsProvider } from '../board-actions';
import { rowsOf } from '../order/rows';
import { ColumnCards, VIRTUAL_FROM } from './column-cards';

const ACTIONS = {
  projectId: 'p',
  people: [],
  hides: () => false,
  move: jest.fn(),
  remove: jest.fn(),
  duplicate: jest.fn(),
  pressKey: () => false,
  archive: jest.fn(),
  change: jest.fn(),
  rename: jest.fn(),
  select: jest.fn(),
  renamed: jest.fn(),
};
const CARD = 134;
const BOX = 660;

const open = (count: number) => {
  const cards = Array.from({ length: count }, (_, at) => aCard({ title: `Task ${at}` }));
  return renderApp(
    <BoardActionsProvider value={ACTIONS}>
      <ColumnCards status="todo" rows={rowsOf('todo', cards, null)} emptyText="Empty" hintId="hint" />
    </BoardActionsProvider>,
    {},
  );
};

beforeEach(() => {
  // jsdom has no layout: a box of five cards.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(BOX);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(CARD);
});

it('shows all cards of a short column', () => {
  open(VIRTUAL_FROM - 1);
  expect(screen.getAllByRole('article')).toHaveLength(VIRTUAL_FROM - 1);
});

it('renders only the visible cards of a long column, and exposes how many there are', async () => {
  open(5_000);
  // The first cards don't wait for the code of virtualised lists.
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000'));
  const shown = screen.getAllByRole('listitem');
  expect(shown.length).toBeGreaterThanOrEqual(BOX / CARD);
  expect(shown.length).toBeLessThan(20);
  expect(shown[0]).toHaveAttribute('aria-posinset', '1');
});

it('has a hint when empty', () => {
  open(0);
  screen.getByText('Empty');
});
