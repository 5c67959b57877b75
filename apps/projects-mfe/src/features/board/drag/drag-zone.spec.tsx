import { renderApp } from '@taskloom/client/test-kit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { DragZone } from './drag-zone';
import { createPresses, type Presses } from './presses';

const flight = { onLift: jest.fn(), onOver: jest.fn(), onDrop: jest.fn(), onCancel: jest.fn() };
let presses: Presses;

function Cards() {
  const board = useRef<HTMLDivElement>(null);
  const [own] = useState(createPresses);
  presses = own;
  return (
    <>
      <div ref={board} {...own.listeners}>
        <div data-card="a">
          <a href="#a">Card A</a>
        </div>
        <p>Between the cards</p>
      </div>
      <DragZone board={board} flying={null} presses={own} {...flight} />
    </>
  );
}

const at = (x: number) => ({ clientX: x, clientY: 5, button: 0 });
const loaded = () => import('./drag-layer');

beforeEach(() => {
  jest.clearAllMocks();
  // Nothing is loaded in idle time.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  renderApp(<Cards />, {});
});

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'connection');
  // For 50 ms after a drop, dnd-kit swallows clicks, also those of the next spec in a group.
  await waitFor(() => {
    const hear = jest.fn();
    document.body.addEventListener('click', hear, { once: true });
    fireEvent.click(document.body);
    expect(hear).toHaveBeenCalled();
  });
});

it('lifts the card of the first press, whose code is only loaded by it', async () => {
  const card = screen.getByText('Card A');
  fireEvent.mouseDown(card, at(5));
  expect(flight.onLift).not.toHaveBeenCalled();
  await loaded();
  await waitFor(() => {
    fireEvent.mouseMove(card, at(50));
    expect(flight.onLift).toHaveBeenCalledWith('a');
  });
  fireEvent.mouseUp(card, at(50));
  await waitFor(() => expect(flight.onDrop).toHaveBeenCalledTimes(1));
});

it('lifts nothing when the press has ended before the code is loaded', async () => {
  const card = screen.getByText('Card A');
  fireEvent.mouseDown(card, at(5));
  fireEvent.mouseUp(card, at(5));
  await loaded();
  await waitFor(() => expect(document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull());
  fireEvent.mouseMove(card, at(50));
  expect(flight.onLift).not.toHaveBeenCalled();
});

it('ignores presses beside the cards', () => {
  fireEvent.mouseDown(screen.getByText('Between the cards'), at(5));
  expect(presses.last()).toBeNull();
});

describe('a finger', () => {
  const point = (x: number) => ({ touches: [{ clientX: x, clientY: 5 }] });
  const vibrate = jest.fn();
  beforeEach(() => void Object.assign(navigator, { vibrate }));
  afterEach(() => void Reflect.deleteProperty(navigator, 'vibrate'));

  it('that stays on a card lifts it, which can be felt', async () => {
    const card = screen.getByText('Card A');
    fireEvent.touchStart(card, point(5));
    await loaded();
    await waitFor(() => expect(flight.onLift).toHaveBeenCalledWith('a'));
    expect(vibrate).toHaveBeenCalledTimes(1);
    fireEvent.touchEnd(card, { touches: [] });
    await waitFor(() => expect(flight.onDrop).toHaveBeenCalledTimes(1));
  });
});
