import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { toast, Toaster } from './index';

const item = (text: string) => screen.getByText(text).closest('li') as HTMLElement;

/** Loads the toaster's code before the timers are faked. */
const show = async () => {
  render(<Toaster />);
  act(() => toast.info('First'));
  await screen.findByText('First');
};

beforeAll(() => {
  // jsdom has no pointer capture.
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => {}, releasePointerCapture: () => {} });
});

afterEach(() => {
  jest.useRealTimers();
  act(() => void sonner.dismiss());
});

/** jsdom's pointer events have no coordinates. */
const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY: 0 }), { pointerId: 1 });

/** A swipe to the right, slow enough not to be a flick. */
function swipe(toastItem: HTMLElement, pixels: number) {
  fireEvent(toastItem, pointer('pointerdown', 100));
  fireEvent(toastItem, pointer('pointermove', 102));
  fireEvent(toastItem, pointer('pointermove', 100 + pixels));
  const clock = jest.spyOn(Date.prototype, 'getTime').mockReturnValueOnce(5_000).mockReturnValueOnce(0);
  fireEvent(toastItem, pointer('pointerup', 100 + pixels));
  clock.mockRestore();
}

describe('action toasts', () => {
  it('show at most three at once, with older ones behind them', async () => {
    await show();
    for (const text of ['Second', 'Third', 'Fourth']) {
      act(() => toast.info(text));
      await screen.findByText(text);
    }
    const visible = ['First', 'Second', 'Third', 'Fourth'].map((text) => item(text).dataset['visible']);
    expect(visible).toEqual(['false', 'true', 'true', 'true']);
  });

  it('stay for 4000 ms, and are gone 200 ms later', async () => {
    await show();
    jest.useFakeTimers();
    act(() => toast.success('Second'));
    await act(() => jest.advanceTimersByTimeAsync(1));
    act(() => void jest.advanceTimersByTime(3_980));
    expect(item('Second').dataset['removed']).toBe('false');
    act(() => void jest.advanceTimersByTime(30));
    expect(item('Second').dataset['removed']).toBe('true');
    act(() => void jest.advanceTimersByTime(170));
    expect(screen.queryByText('Second')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(40));
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  it.each([
    [19, 'stays'],
    [20, 'goes'],
  ])('swiped by %i px, one %s', async (pixels, result) => {
    await show();
    swipe(item('First'), pixels);
    expect(item('First').dataset['removed']).toBe(String(result === 'goes'));
  });

  it('get the focus by Alt+T', async () => {
    await show();
    fireEvent.keyDown(document, { altKey: true, code: 'KeyT' });
    expect(screen.getByRole('region').querySelector('ol')).toHaveFocus();
  });
});
