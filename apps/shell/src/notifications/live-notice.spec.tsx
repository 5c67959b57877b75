import { act, fireEvent, screen } from '@testing-library/react';
import { aNotification, renderApp } from '@taskloom/client/test-kit';
import LiveNotice from './live-notice';

const comment = aNotification({ title: 'Priya Raman commented' });

const show = () => {
  const onGone = jest.fn();
  renderApp(<LiveNotice notice={comment} onGone={onGone} />);
  return onGone;
};
const notice = () => screen.getByRole('link', { name: comment.title }).closest('li') as HTMLElement;

/** jsdom's pointer events have no coordinates. */
const pointer = (type: string, clientX: number) =>
  Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY: 0 }), {
    pointerId: 1,
    pointerType: 'mouse',
  });

function swipe(pixels: number) {
  fireEvent(notice(), pointer('pointerdown', 100));
  fireEvent(notice(), pointer('pointermove', 110));
  fireEvent(notice(), pointer('pointermove', 100 + pixels));
  fireEvent(notice(), pointer('pointerup', 100 + pixels));
}

beforeAll(() => {
  // jsdom has no pointer capture.
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
    hasPointerCapture: () => false,
  });
});

describe('A live notice', () => {
  it('stays for 5000 ms', () => {
    jest.useFakeTimers();
    const onGone = show();
    act(() => jest.advanceTimersByTime(4_990));
    expect(onGone).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(20));
    expect(onGone).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it.each([
    [50, 0],
    [51, 1],
  ])('swiped by %i px is dismissed %i times', (pixels, times) => {
    const onGone = show();
    swipe(pixels);
    expect(onGone).toHaveBeenCalledTimes(times);
  });

  it('is reached by F8', () => {
    show();
    fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
    expect(screen.getByRole('region', { name: 'New notifications (F8)' }).querySelector('ol')).toHaveFocus();
  });
});
