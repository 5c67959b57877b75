import { TASK_DEFAULTS, type TaskCard } from '../task.js';
import { moveCard, placeCard } from './board-cache.js';

const card = (id: string, status: TaskCard['status'], position: string): TaskCard => ({
  _id: id,
  project: 'p',
  ...TASK_DEFAULTS,
  title: id,
  status,
  position,
  version: 1,
  createdAt: '',
  updatedAt: '',
  commentCount: 0,
  attachmentCount: 0,
  checklistTotal: 0,
  checklistDone: 0,
  relations: [],
});

const board = () => [card('a', 'todo', 'a0'), card('b', 'todo', 'a1'), card('x', 'done', 'a0')];
const column = (cards: TaskCard[], status: string) =>
  cards.filter((entry) => entry.status === status).map(({ _id }) => _id);

describe('placing a card', () => {
  test('inserts it at its position in its column', () => {
    const cards = board();
    placeCard(cards, card('n', 'todo', 'a0V'));
    expect(column(cards, 'todo')).toEqual(['a', 'n', 'b']);
  });

  test('compares positions by code unit, capitals first', () => {
    const cards = [card('z', 'todo', 'Zz'), card('a', 'todo', 'a0')];
    placeCard(cards, card('n', 'todo', 'ZzV'));
    expect(column(cards, 'todo')).toEqual(['z', 'n', 'a']);
  });

  test('replaces the card with the same id instead of showing it twice', () => {
    const cards = board();
    placeCard(cards, card('a', 'done', 'a1'));
    expect(column(cards, 'todo')).toEqual(['b']);
    expect(column(cards, 'done')).toEqual(['x', 'a']);
  });
});

describe('moving a card before the response', () => {
  test.each([
    ['after a neighbour', { status: 'todo', afterTaskId: 'b' }, ['a', 'b', 'x'], []],
    ['before a neighbour', { status: 'todo', beforeTaskId: 'a' }, ['x', 'a', 'b'], []],
    ['to the end of a column', { status: 'inprogress' }, ['a', 'b'], ['x']],
  ] as const)('%s', (_where, change, todo, inprogress) => {
    const cards = board();
    moveCard(cards, 'x', change);
    expect(column(cards, 'todo')).toEqual(todo);
    expect(column(cards, 'inprogress')).toEqual(inprogress);
  });

  test('leaves the board unchanged when the card is not on it', () => {
    const cards = board();
    moveCard(cards, 'gone', { status: 'done' });
    expect(cards).toEqual(board());
  });
});
