import { MemoryAppRouter, useLocation, useNavigate } from '@taskloom/client/router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ScrollOnBack } from './scroll-on-back';

let grow = () => {};

/** The page shows `height` pixels of which 600 fit. */
const pageOf = (height: number) =>
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
const scrollTo = jest.fn();
const scrolled = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(window);
};

function Screens() {
  const navigate = useNavigate();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <button onClick={() => void navigate('/task')}>Open</button>
      <button
        onClick={() => {
          fireEvent.popState(window);
          void navigate(-1);
        }}
      >
        Back
      </button>
      <button onClick={() => void navigate(1)}>Forward</button>
      <ScrollOnBack />
    </>
  );
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  Object.defineProperty(window, 'innerHeight', { value: 600, configurable: true });
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(function (this: ResizeObserver, changed) {
    let watching = true;
    grow = () => {
      if (watching) changed([], this);
    };
    return { observe: () => {}, unobserve: () => {}, disconnect: () => void (watching = false) };
  });
  scrolled(0);
  render(
    <MemoryAppRouter route="/work">
      <Screens />
    </MemoryAppRouter>,
  );
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const leaveAt = async (top: number) => {
  pageOf(2000);
  scrolled(top);
  await press('Open');
  expect(screen.getByRole('status')).toHaveTextContent('/task');
  pageOf(600);
  scrolled(0);
};

it('returns to where a screen was left', async () => {
  await leaveAt(900);
  pageOf(2000);
  await press('Back');
  expect(screen.getByRole('status')).toHaveTextContent('/work');
  expect(scrollTo.mock.calls).toEqual([[0, 900]]);
});

it('waits until the list is as high as it was', async () => {
  await leaveAt(900);
  await press('Back');
  expect(scrollTo).not.toHaveBeenCalled();
  pageOf(1500);
  grow();
  grow();
  expect(scrollTo.mock.calls).toEqual([[0, 900]]);
});

it('does not move a page that grows later', async () => {
  await leaveAt(900);
  await press('Back');
  act(() => jest.advanceTimersByTime(3000));
  pageOf(2000);
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('leaves a screen alone that was left at its top, and one that is new', async () => {
  await leaveAt(0);
  await press('Back');
  pageOf(2000);
  grow();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('does not count what Back itself scrolls', async () => {
  await leaveAt(900);
  pageOf(2000);
  scrolled(100);
  fireEvent.popState(window);
  scrolled(700);
  await press('Back');
  await press('Forward');
  expect(scrollTo.mock.calls).toEqual([
    [0, 900],
    [0, 100],
  ]);
});
