import { placeAt } from './place';

const at = (left: number, top: number): DOMRect => new DOMRect(left, top, 90, 40);

beforeEach(() => {
  jest.replaceProperty(window, 'innerHeight', 600);
  jest.replaceProperty(window, 'innerWidth', 360);
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['below its button', 100, { above: false, room: 448 }],
  ['below even if there is more space above, as long as there is enough', 300, { above: false, room: 248 }],
  ['above, when there is not enough space below', 500, { above: true, room: 488 }],
])('opens %s', (_, top, place) => expect(placeAt(at(10, top), 200)).toMatchObject(place));

it.each([
  ['its beginning', 10, false],
  ['its end, where the window ends', 260, true],
  ['its beginning, where neither fits', 100, false],
])('aligns with its button: %s', (_, left, atEnd) =>
  expect(placeAt(at(left, 100), 260)).toMatchObject({ atEnd }),
);

it.each([
  ['as far as needed', 100, 260, 8],
  ['up to the edge, when it is as wide as the window', 100, 352, 92],
  ['not at all, when it fits', 10, 260, 0],
])('moves towards the start %s', (_, left, width, shift) =>
  expect(placeAt(at(left, 100), width)).toMatchObject({ shift }),
);

it('subtracts the height that the top bar covers', () => {
  document.documentElement.style.setProperty('--tl-top-bar-height', '56px');
  expect(placeAt(at(10, 500), 200)).toMatchObject({ above: true, room: 432 });
  document.documentElement.style.removeProperty('--tl-top-bar-height');
});
