import { API, STORAGE_KEYS } from '@taskloom/contracts';
import { FakeApi, aUser, held, refuse } from '../test-kit';
import { createAppStore } from './create-app-store';
import { backOffMs } from './back-off';
import { restoreSession } from './initialise-session';

const me = aUser({ name: 'Maya Lindqvist' });
const renamed = { ...me, name: 'Maya Berg' };
const stops: (() => void)[] = [];

/** A page that is opened with a stored session; there are no pauses between attempts. */
function reload(answer: unknown, { user = true } = {}) {
  if (user) localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify({ token: 'good', user: me }));
  localStorage.setItem(STORAGE_KEYS.token, 'good');
  const api = new FakeApi().on('GET', API.me, answer);
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { store, stop } = createAppStore();
  stops.push(stop);
  const auth = () => store.getState().auth;
  const became = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => condition() && resolve();
      stops.push(store.subscribe(look));
      look();
    });
  const look = (limitMs?: number) => store.dispatch(restoreSession({ limitMs, pauseMs: () => 0 }));
  return { api, auth, became, look };
}

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
});

describe('a reload while the server is unreachable', () => {
  it.each([
    ['is away', refuse('UNAVAILABLE', 'Try again in a moment.')],
    ['is broken', refuse('INTERNAL', 'Something went wrong.')],
    ['is not the expected one', refuse('NOT_FOUND', 'There is no such page.')],
    ['answers nonsense', { hello: 'world' }],
  ])('keeps the session when it %s, and uses the response once there is one', async (_how, failure) => {
    const back = held<unknown>();
    const answers = [failure, failure];
    const page = reload(() => answers.shift() ?? back.answer());
    await page.look();
    await page.became(() => page.auth().unconfirmed === true);
    expect(page.auth()).toMatchObject({ user: me, token: 'good', isAuthenticated: true });
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('good');
    back.resolve(renamed);
    await page.became(() => !page.auth().unconfirmed);
    expect(page.auth()).toMatchObject({ user: renamed, token: 'good', isAuthenticated: true });
  });

  it('shows the stored person while there is no response', async () => {
    const page = reload(held<unknown>().answer);
    await page.look(1);
    expect(page.auth()).toMatchObject({ user: me, isAuthenticated: true, unconfirmed: true });
  });

  it('renders for the stored person while the server is slow, and applies its response later', async () => {
    const slow = held<unknown>();
    const page = reload(slow.answer);
    await page.look();
    expect(page.auth()).toMatchObject({ user: me, isAuthenticated: true, initialized: true });
    expect(page.auth().unconfirmed).toBeUndefined();
    slow.resolve(renamed);
    await page.became(() => page.auth().user?.name === renamed.name);
  });

  it('ends a session that is already shown when the slow server refuses the token', async () => {
    const slow = held<unknown>();
    const page = reload(slow.answer);
    await page.look();
    slow.resolve(refuse('SESSION_INVALID', 'Sign in again.'));
    await page.became(() => page.auth().token === null);
    expect(page.auth()).toMatchObject({ user: null, isAuthenticated: false });
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
  });

  it('ends the session when the server is back and refuses the token', async () => {
    const answers = [refuse('UNAVAILABLE', 'Try again.'), refuse('UNAVAILABLE', 'Try again.')];
    const page = reload(() => answers.shift() ?? refuse('SESSION_INVALID', 'Sign in again.'));
    await page.look();
    await page.became(() => page.auth().token === null);
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
  });

  it('waits for the user when only the token was stored, with a reason', async () => {
    const back = held<unknown>();
    const answers = [refuse('UNAVAILABLE', 'Try again.'), refuse('UNAVAILABLE', 'Try again.')];
    const page = reload(() => answers.shift() ?? back.answer(), { user: false });
    const looked = page.look();
    await page.became(() => page.auth().unconfirmed === true);
    expect(page.auth()).toMatchObject({ isAuthenticated: false, initialized: false });
    back.resolve(me);
    await looked;
    expect(page.auth()).toMatchObject({ user: me, isAuthenticated: true, initialized: true });
    expect(page.auth().unconfirmed).toBeUndefined();
  });
});

it('backs off exponentially with jitter, up to half a minute', () => {
  const all = (chance: number) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    return [0, 1, 4, 5, 20].map(backOffMs);
  };
  expect(all(0)).toEqual([500, 1_000, 8_000, 15_000, 15_000]);
  expect(all(1)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000]);
});
