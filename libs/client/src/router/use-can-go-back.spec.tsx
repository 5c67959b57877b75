import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  AppRouter,
  HostedRouter,
  Link,
  MemoryAppRouter,
  Navigate,
  Route,
  Routes,
  useCanGoBack,
  type HostedPlace,
} from './index';

function Place() {
  return (
    <>
      <output>{useCanGoBack() ? 'can go back' : 'first'}</output>
      <Link to="/next">Push</Link>
      <Link to="/other" replace>
        Replace
      </Link>
    </>
  );
}

const App = () => (
  <Routes>
    <Route path="/sign-in" element={<Navigate to="/list" replace />} />
    <Route path="*" element={<Place />} />
  </Routes>
);

const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const inBrowser = () =>
  render(
    <AppRouter>
      <App />
    </AppRouter>,
  );

/** Back is asynchronous, in browsers and in jsdom. */
const goBack = () =>
  act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await moved;
  });

it('is false on the first screen of a tab, and true after a link', async () => {
  window.history.pushState(null, '', '/list');
  inBrowser();
  expect(shown()).toBe('first');
  await press('Push');
  expect(shown()).toBe('can go back');
  await goBack();
  expect(shown()).toBe('first');
});

it('stays as it is when an entry is replaced', async () => {
  window.history.pushState(null, '', '/list');
  inBrowser();
  await press('Replace');
  expect(shown()).toBe('first');
  await press('Push');
  await press('Replace');
  expect(shown()).toBe('can go back');
});

it('is false after a redirect of the first screen', () => {
  window.history.pushState(null, '', '/sign-in');
  inBrowser();
  expect(window.location.pathname).toBe('/list');
  expect(shown()).toBe('first');
});

it('is kept by a reload', async () => {
  window.history.pushState(null, '', '/list');
  const { unmount } = inBrowser();
  await press('Push');
  unmount();
  inBrowser();
  expect(shown()).toBe('can go back');
});

it('is known without an address bar too', async () => {
  render(
    <MemoryAppRouter>
      <App />
    </MemoryAppRouter>,
  );
  expect(shown()).toBe('first');
  await press('Push');
  expect(shown()).toBe('can go back');
});

it('is that of the page around a frame', () => {
  const at = (pathname: string): HostedPlace => ({ pathname, search: '', hash: '', state: null });
  let arrive = (_place: HostedPlace): void => {};
  const host = {
    place: () => at('/list'),
    onPlace: (listener: typeof arrive) => {
      arrive = listener;
      return () => {};
    },
    navigate: () => {},
    go: () => {},
  };
  render(
    <HostedRouter host={host}>
      <App />
    </HostedRouter>,
  );
  expect(shown()).toBe('first');
  act(() => arrive({ ...at('/next'), canGoBack: true }));
  expect(shown()).toBe('can go back');
  act(() => arrive(at('/list')));
  expect(shown()).toBe('first');
});
