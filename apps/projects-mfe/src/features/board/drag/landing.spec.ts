import { landingAt } from './landing';

/** Two columns of 100 px side by side: cards of 40 px with a gap of 10 in the first, none in the second. */
function boardWith(extra = ''): HTMLElement {
  const board = document.createElement('div');
  board.innerHTML = `${extra}
    <section data-column="todo" data-box="0,0,100,300">
      <div data-at="0" data-box="0,50,100,40"></div>
      <div data-at="1" data-box="0,100,100,40"></div>
      <div data-at="2" data-box="0,150,100,40"></div>
    </section>
    <section data-column="done" data-box="110,0,100,300"></section>`;
  for (const element of board.querySelectorAll<HTMLElement>('[data-box]')) {
    const [x = 0, y = 0, width = 0, height = 0] = (element.dataset.box ?? '').split(',').map(Number);
    element.getBoundingClientRect = () =>
      ({ left: x, top: y, width, height, right: x + width, bottom: y + height }) as DOMRect;
  }
  return board;
}

const flight = (x: number, middle: number) => ({ x, y: middle, middle });

it.each([
  ['above all', 50, 10, { status: 'todo', index: 0 }],
  ['over the upper half of the first', 50, 69, { status: 'todo', index: 0 }],
  ['over the lower half of the first', 50, 71, { status: 'todo', index: 1 }],
  ['over the lower half of the last', 50, 171, { status: 'todo', index: 3 }],
  ['far below', 50, 900, { status: 'todo', index: 3 }],
  ['in an empty column', 150, 60, { status: 'done', index: 0 }],
  ['between two columns, nearer to the second', 107, 60, { status: 'done', index: 0 }],
  ['left of the board', -80, 60, { status: 'todo', index: 0 }],
  ['right of the board', 900, 60, { status: 'done', index: 0 }],
])('lands %s', (_name, x, middle, place) => expect(landingAt(boardWith(), flight(x, middle))).toEqual(place));

it('lands at the end of the column whose switch it is over', () => {
  const board = boardWith('<label data-tab="inprogress" data-box="0,0,60,40"></label>');
  expect(landingAt(board, flight(30, 20))).toEqual({ status: 'inprogress', index: Number.POSITIVE_INFINITY });
});

it('lands nowhere without columns', () => {
  expect(landingAt(document.createElement('div'), flight(1, 1))).toBeNull();
});
