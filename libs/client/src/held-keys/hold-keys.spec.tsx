import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { LazyBoundary } from '../remote/lazy-boundary';
import { lazyPart } from '../remote/lazy-part';
import { holdKeys, releaseKeys } from './hold-keys';

interface PartProps {
  onKey: (key: string) => void;
}

function Part({ onKey }: PartProps) {
  const [text, setText] = useState('');
  return (
    <input
      aria-label="Title"
      maxLength={20}
      ref={(field) => field?.focus()}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={({ key }) => onKey(key)}
    />
  );
}

/** A page with a single-key shortcut for each letter, and a part that is loaded when `arrive` or `fail` is called. */
function open() {
  let arrive = () => {};
  let fail = () => {};
  const promise = new Promise<{ default: typeof Part }>((resolve, reject) => {
    arrive = () => resolve({ default: Part });
    fail = () => reject(new Error('offline'));
  });
  const Lazy = lazyPart(() => promise);
  const onKey = jest.fn();
  function Stage() {
    const [wanted, setWanted] = useState(false);
    const press = () => {
      holdKeys(() => setWanted(false));
      setWanted(true);
    };
    return (
      <>
        <input aria-label="Filter" />
        <button onClick={press}>Open</button>
        <LazyBoundary onFail={() => setWanted(false)}>{wanted && <Lazy onKey={onKey} />}</LazyBoundary>
      </>
    );
  }
  render(<Stage />);
  const shortcut = jest.fn();
  const listen = ({ key, target }: KeyboardEvent) => target instanceof HTMLInputElement || shortcut(key);
  document.addEventListener('keydown', listen);
  stop = () => document.removeEventListener('keydown', listen);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { arrive: () => act(async () => arrive()), fail: () => act(async () => fail()), onKey, shortcut };
}

let stop = () => {};

afterEach(() => {
  releaseKeys();
  stop();
});

/** Returns false for a key that was held. */
const press = (key: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const type = (text: string) => [...text].map((key) => press(key));
const field = () => screen.findByRole('textbox', { name: 'Title' });

describe('keys that are pressed while a part loads', () => {
  it('are entered into its field, with those that follow at once, and run no shortcut', async () => {
    const { arrive, shortcut } = open();
    type('Alpjh');
    press('Backspace');
    press('Backspace');
    await arrive();
    await field();
    type('ha beta');
    await waitFor(async () => expect(await field()).toHaveValue('Alpha beta'));
    expect(shortcut).not.toHaveBeenCalled();
    expect(press('a')).toBe(true);
  });

  it('are entered up to the limit of the field, and no more than 200 of them', async () => {
    const { arrive, onKey } = open();
    type('a'.repeat(300));
    await arrive();
    await waitFor(async () => expect(await field()).toHaveValue('a'.repeat(20)));
    await waitFor(() => expect(onKey).toHaveBeenCalledTimes(200));
  });

  it('leave a field alone that had the focus before', async () => {
    const { arrive } = open();
    releaseKeys();
    screen.getByRole('textbox', { name: 'Filter' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    type('ab');
    await arrive();
    await waitFor(async () => expect(await field()).toHaveValue('ab'));
    expect(screen.getByRole('textbox', { name: 'Filter' })).toHaveValue('');
  });

  it('have their usual meaning after Escape, which closes the part', async () => {
    const { arrive, shortcut } = open();
    type('ab');
    press('Escape');
    await arrive();
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
    expect(press('c')).toBe(true);
    expect(shortcut.mock.calls).toEqual([['c']]);
  });

  it('have their usual meaning when loading fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { fail, shortcut } = open();
    type('ab');
    await fail();
    await waitFor(() => expect(press('c')).toBe(true));
    expect(shortcut).toHaveBeenCalledWith('c');
  });

  it('have their usual meaning soon after something other than a field has the focus', async () => {
    open();
    screen.getByRole('button', { name: 'Open' }).focus();
    expect(press('a')).toBe(false);
    await waitFor(() => expect(press('a')).toBe(true), { timeout: 5_000 });
  });

  it('have their usual meaning after a press of the pointer', () => {
    open();
    expect(press('a')).toBe(false);
    fireEvent.pointerDown(document.body);
    expect(press('a')).toBe(true);
  });

  it.each([
    ['of an input method', { key: 'Process', keyCode: 229 }],
    ['of the browser', { key: 'F5' }],
    ['with Ctrl', { key: 'v', ctrlKey: true }],
  ])('are not held: keys %s', (_what, { key, ...more }) => {
    open();
    expect(press(key, more)).toBe(true);
  });

  it('include those that AltGr types', () => {
    open();
    expect(press('@', { ctrlKey: true, altKey: true })).toBe(false);
  });
});
