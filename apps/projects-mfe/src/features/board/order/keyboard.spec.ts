import type { TaskStatus } from '@taskloom/contracts';
import { isMoveKey, step, type MoveKey } from './keyboard';
import type { Place } from './place';

const sizes: Record<TaskStatus, number> = { todo: 3, inprogress: 1, done: 0 };
const others = (status: TaskStatus) => sizes[status];
const at = (status: TaskStatus, index: number): Place => ({ status, index });

it.each<[MoveKey, Place, Place]>([
  ['ArrowUp', at('todo', 2), at('todo', 1)],
  ['ArrowUp', at('todo', 0), at('todo', 0)],
  ['ArrowDown', at('todo', 2), at('todo', 3)],
  ['ArrowDown', at('todo', 3), at('todo', 3)],
  ['ArrowRight', at('todo', 3), at('inprogress', 1)],
  ['ArrowRight', at('inprogress', 1), at('done', 0)],
  ['ArrowRight', at('done', 0), at('done', 0)],
  ['ArrowLeft', at('inprogress', 1), at('todo', 1)],
  ['ArrowLeft', at('todo', 1), at('todo', 1)],
  ['Home', at('todo', 2), at('todo', 0)],
  ['End', at('todo', 0), at('todo', 3)],
])('%s from %o goes to %o', (key, from, to) => expect(step(from, key, others)).toEqual(to));

it.each([
  ['ArrowUp', true],
  ['End', true],
  [' ', false],
  ['Enter', false],
])('takes %p as a move: %p', (key, taken) => expect(isMoveKey(key)).toBe(taken));
