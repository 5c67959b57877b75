import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, Toaster } from './index';
import { liftOf } from './keep-clear';

const shown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);

it('shows a title and a description', async () => {
  render(<Toaster />);
  act(() => toast.success('Project updated', 'Your changes have been saved successfully.'));
  await screen.findByText('Project updated');
  screen.getByText('Your changes have been saved successfully.');
});

it('shows a toast that was created before the toaster is mounted', async () => {
  toast.error('Login failed');
  render(<Toaster />);
  await screen.findByText('Login failed');
});

it('offers an action', async () => {
  const undo = jest.fn();
  render(<Toaster />);
  act(() => toast.info('Card moved', undefined, { action: { label: 'Undo', onPress: undo } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

it('replaces a toast with the same id', async () => {
  render(<Toaster />);
  act(() => toast.info('Saving', undefined, { id: 'save' }));
  await screen.findByText('Saving');
  act(() => toast.success('Saved', undefined, { id: 'save' }));
  await screen.findByText('Saved');
  await waitFor(() => expect(shown().filter((text) => text?.startsWith('Sav'))).toEqual(['Saved']));
});

it('has the specified numbers, and its styles by class', async () => {
  render(<Toaster label="Messages" classNames={{ toast: 'our-toast' }} />);
  act(() => toast.success('Saved'));
  const item = (await screen.findByText('Saved')).closest('li');
  expect(item).toHaveClass('our-toast');
  expect(item).toHaveAttribute('data-y-position', 'bottom');
  expect(item).toHaveAttribute('data-x-position', 'right');
  const list = item?.closest('ol');
  expect(list?.style.getPropertyValue('--width')).toBe('356px');
  expect(list?.style.getPropertyValue('--gap')).toBe('14px');
  expect(screen.getByRole('region', { name: 'Messages alt+T' })).toBeInTheDocument();
});

describe('toasts move up', () => {
  const at = (top: number, bottom: number) => ({ top, bottom });

  it.each([
    ['not at all, when they cover nothing', [at(0, 700)], 0],
    ['above the field in focus', [at(820, 850)], 84],
    ['above a button over the field, when they would cover it instead', [at(820, 850), at(740, 770)], 164],
    ['not at all, when there is no free place', [at(0, 900)], 0],
  ])('%s', (_, places, lift) => expect(liftOf(892, 66, places)).toBe(lift));
});

describe('what stays clear', () => {
  let place: DOMRect;
  let inSight: boolean;
  beforeEach(() => {
    place = new DOMRect(1000, 820, 400, 30);
    inSight = true;
    document.elementsFromPoint = () => (inSight ? screen.queryAllByTestId('quick-add') : []);
  });
  /** jsdom has no layout. */
  const layOut = (element: HTMLElement): DOMRect => {
    if (element.matches('ol'))
      return new DOMRect(0, 0, 1440, 892 - (parseFloat(element.style.marginBottom) || 0));
    if (element.matches('li')) return new DOMRect(1060, 826, 356, 66);
    return element.matches('[data-testid]') ? place : new DOMRect();
  };
  const liftOver = async (clear: boolean) => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return layOut(this);
    });
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(66);
    render(
      <>
        <div data-testid="quick-add" data-stays-clear={clear || undefined} />
        <Toaster />
      </>,
    );
    act(() => toast.success('Created'));
    const list = (await screen.findByText('Created')).closest('ol');
    await waitFor(() => expect(list?.style.marginBottom).not.toBe(''));
    return list;
  };
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(document, 'elementsFromPoint');
  });

  it('moves a toast up', async () => {
    expect((await liftOver(true))?.style.marginBottom).toBe('84px');
  });

  it('is what is marked only', async () => {
    expect((await liftOver(false))?.style.marginBottom).toBe('0px');
  });

  it('is what is in sight only, not what is scrolled out of a list', async () => {
    inSight = false;
    expect((await liftOver(true))?.style.marginBottom).toBe('0px');
  });

  it('is followed when it moves', async () => {
    const list = await liftOver(true);
    place = new DOMRect(1000, 840, 400, 30);
    await waitFor(() => expect(list?.style.marginBottom).toBe('64px'));
  });
});
