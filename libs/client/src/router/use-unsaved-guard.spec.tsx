import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AppRouter, Link, useLocation, useNavigate, useUnsavedGuard } from './index';

function Editor() {
  const [text, setText] = useState('');
  const { asking, stay, leave, release } = useUnsavedGuard(text !== '');
  const navigate = useNavigate();
  const save = () => {
    release();
    void navigate('/saved');
  };
  return (
    <>
      <output>{useLocation().pathname}</output>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/away">Away</Link>
      <button onClick={save}>Save</button>
      {asking && (
        <div role="alertdialog">
          <button onClick={stay}>Stay</button>
          <button onClick={leave}>Leave</button>
        </div>
      )}
    </>
  );
}

const path = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goAway = () => userEvent.click(screen.getByRole('link', { name: 'Away' }));
const type = () => userEvent.type(screen.getByLabelText('Text'), 'unsaved');

/** Back and Forward are asynchronous, in browsers and in jsdom. */
const travel = (go: () => void) =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    go();
    await moved;
  });

beforeEach(() => {
  window.history.pushState(null, '', '/edit');
  render(
    <AppRouter>
      <Editor />
    </AppRouter>,
  );
});

it('allows navigation while nothing is unsaved', async () => {
  await goAway();
  expect(path()).toBe('/away');
});

it('blocks a link and keeps the text', async () => {
  await type();
  await goAway();
  expect(path()).toBe('/edit');
  await press('Stay');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByLabelText('Text')).toHaveValue('unsaved');
});

it('continues a blocked link', async () => {
  await type();
  await goAway();
  await press('Leave');
  expect(path()).toBe('/away');
});

it('restores the URL when Back is blocked, and goes back on leave', async () => {
  await goAway();
  await type();
  await travel(() => window.history.back());
  await screen.findByRole('alertdialog');
  expect(path()).toBe('/away');
  await waitFor(() => expect(window.location.pathname).toBe('/away'));
  await press('Leave');
  await waitFor(() => expect(path()).toBe('/edit'));
});

it('allows the navigation after a save', async () => {
  await type();
  await press('Save');
  expect(path()).toBe('/saved');
});

it('makes the browser ask for confirmation before the tab closes, only while something is unsaved', async () => {
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await type();
  expect(closing()).toBe(true);
});
