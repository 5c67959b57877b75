import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import {
  AppRouter,
  Link,
  MemoryAppRouter,
  NavLink,
  useLocation,
  useNavigate,
  useUnsavedGuard,
} from './index';

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

it('restores the URL when Back is blocked, and navigates back on leave', async () => {
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

describe('Links', () => {
  const Place = () => {
    const { pathname, state } = useLocation();
    return <p data-testid="place">{`${pathname} ${JSON.stringify(state)}`}</p>;
  };
  const show = (link: ReactNode) =>
    render(
      <MemoryAppRouter route="/reports/7">
        {link}
        <Place />
      </MemoryAppRouter>,
    );
  const place = () => screen.getByTestId('place').textContent;
  const follow = (init: MouseEventInit = {}) =>
    act(() => {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      screen.getByRole('link', { name: 'There' }).dispatchEvent(click);
      return click;
    });

  it('navigate with their state', async () => {
    show(
      <Link to="/calendar" state={{ from: 'reports' }}>
        There
      </Link>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'There' }));
    expect(place()).toBe('/calendar {"from":"reports"}');
  });

  it.each([
    ['for a new tab', <Link to="/calendar">There</Link>, { ctrlKey: true }],
    ['to another site', <Link to="https://elsewhere.example/a">There</Link>, {}],
    [
      'that reload',
      <Link to="/calendar" reloadDocument>
        There
      </Link>,
      {},
    ],
  ])('%s are left to the browser', (_what, link, keys) => {
    show(link);
    const reached = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', reached, { once: true });
    follow(keys);
    expect(reached.mock.calls[0]?.[0].type).toBe('click');
    expect(place()).toBe('/reports/7 null');
  });

  it('do nothing when their own listener has handled the click', () => {
    show(
      <Link to="/calendar" onClick={(event) => event.preventDefault()}>
        There
      </Link>,
    );
    follow();
    expect(place()).toBe('/reports/7 null');
  });

  it.each([
    ['/reports/7', true, 'page'],
    ['/reports', false, 'page'],
    ['/Reports/', false, 'page'],
    ['/reports', true, null],
    ['/rep', false, null],
    ['/', false, null],
  ])('to %s (end: %s) have aria-current %s on /reports/7', (to, end, current) => {
    show(
      <NavLink to={to} end={end} className="tab">
        There
      </NavLink>,
    );
    const link = screen.getByRole('link', { name: 'There' });
    expect(link.getAttribute('aria-current')).toBe(current);
    expect(link.className).toBe(current ? 'tab active' : 'tab');
  });
});
