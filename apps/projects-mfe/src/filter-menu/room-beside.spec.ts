import { roomBeside } from './room-beside';

const button = (top: number): Element => {
  const element = document.createElement('button');
  jest.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 90, 40));
  return element;
};

beforeEach(() => jest.replaceProperty(window, 'innerHeight', 600));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['below', 100, 416],
  ['above, where that is more', 500, 456],
])('is what the window has %s', (_, top, room) => expect(roomBeside(button(top))).toBe(room));
