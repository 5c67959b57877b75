import { API, STORAGE_KEYS } from '@taskloom/contracts';
import { authApi, projectsApi } from '@taskloom/contracts/rtk';
import { FakeApi, aProject, aUser, held, refuse } from '../test-kit';
import { createAppStore } from './create-app-store';
import { initialiseSession } from './initialise-session';
import { login, register } from './sign-in';
import { logout } from './sign-out';

const me = aUser({ name: 'Maya Lindqvist' });
const credentials = { email: me.email, password: 'secret-1' };
const stops: (() => void)[] = [];

function start(api = new FakeApi()) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(api.fetch);
  const { store, stop } = createAppStore();
  stops.push(stop);
  return { api, store, auth: () => store.getState().auth };
}

const keep = (token: string, user = me) => {
  localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify({ token, user }));
  localStorage.setItem(STORAGE_KEYS.token, token);
};

/** The storage event of a write in another tab. */
const otherTab = (write: () => void, key: string | null = STORAGE_KEYS.token) => {
  write();
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
});

describe('initialisation', () => {
  it('sends no request without a stored token', async () => {
    const { api, store, auth } = start();
    await store.dispatch(initialiseSession());
    expect(auth()).toMatchObject({ initialized: true, isAuthenticated: false, loading: false });
    expect(api.calls).toHaveLength(0);
  });

  it('signs in with the user that a stored token belongs to', async () => {
    keep('good');
    const { api, store, auth } = start(new FakeApi().on('GET', API.me, me));
    await store.dispatch(initialiseSession());
    expect(auth()).toMatchObject({ user: me, token: 'good', isAuthenticated: true, initialized: true });
    expect(api.calls[0]?.headers.get('authorization')).toBe('Bearer good');
  });

  it('removes a token that the API rejects', async () => {
    keep('old');
    const { store, auth } = start(
      new FakeApi().on('GET', API.me, refuse('SESSION_INVALID', 'Sign in again.')),
    );
    await store.dispatch(initialiseSession());
    expect(auth()).toMatchObject({ user: null, token: null, isAuthenticated: false, initialized: true });
    expect(localStorage).toHaveLength(0);
  });
});

describe('sign-in and registration', () => {
  it('keeps token and user, and nothing else', async () => {
    const { store, auth } = start(new FakeApi().on('POST', API.login, { token: 'new', user: me }));
    await expect(store.dispatch(login(credentials))).resolves.toEqual({ ok: true, user: me });
    expect(auth()).toMatchObject({ token: 'new', user: me, isAuthenticated: true, loading: false });
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toEqual({ token: 'new', user: me });
    expect(localStorage.getItem('token')).toBe('new');
    expect(localStorage).toHaveLength(2);
  });

  it('is loading until there is a response', async () => {
    const later = held<unknown>();
    const { store, auth } = start(new FakeApi().on('POST', API.login, later.answer));
    const signIn = store.dispatch(login(credentials));
    expect(auth().loading).toBe(true);
    later.resolve({ token: 'new', user: me });
    await signIn;
    expect(auth().loading).toBe(false);
  });

  it('clears token and user after a rejection, and keeps the reason', async () => {
    keep('old');
    const { store, auth } = start(
      new FakeApi().on('POST', API.login, refuse('CREDENTIALS_INVALID', 'Wrong e-mail or password.')),
    );
    const outcome = await store.dispatch(login(credentials));
    expect(outcome).toMatchObject({
      ok: false,
      error: { status: 401, message: 'Wrong e-mail or password.' },
    });
    expect(auth()).toMatchObject({
      token: null,
      user: null,
      error: 'Wrong e-mail or password.',
      loading: false,
    });
    expect(localStorage).toHaveLength(0);
  });

  it.each([{ token: 'new' }, { user: me }, {}])(
    'refuses a response without token or user: %j',
    async (half) => {
      const { store, auth } = start(new FakeApi().on('POST', API.register, half));
      const outcome = await store.dispatch(register({ ...credentials, name: me.name }));
      expect(outcome).toMatchObject({ ok: false, error: { message: 'Invalid response from server' } });
      expect(auth()).toMatchObject({ isAuthenticated: false, error: 'Invalid response from server' });
    },
  );
});

describe('the signed-in person', () => {
  const promoted = { ...me, role: 'admin' } as const;
  const askAgain = authApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true });

  it('is updated from every response about the current user', async () => {
    const { api, store, auth } = start(new FakeApi().on('POST', API.login, { token: 'new', user: me }));
    await store.dispatch(login(credentials));
    api.on('GET', API.me, promoted);
    await store.dispatch(askAgain);
    expect(auth()).toMatchObject({ user: promoted, token: 'new' });
  });

  it('is not replaced by a late response about another person', async () => {
    const { api, store, auth } = start(new FakeApi().on('POST', API.login, { token: 'new', user: me }));
    await store.dispatch(login(credentials));
    api.on('GET', API.me, aUser({ name: 'Someone Else' }));
    await store.dispatch(askAgain);
    expect(auth().user).toEqual(me);
  });

  it('stays empty without a session, regardless of what a response contains', async () => {
    const { store, auth } = start(new FakeApi().on('GET', API.me, promoted));
    await store.dispatch(askAgain);
    expect(auth()).toMatchObject({ user: null, isAuthenticated: false });
  });
});

describe('the end of a session', () => {
  const signedIn = async (api = new FakeApi()) => {
    const all = start(api.on('POST', API.login, { token: 'new', user: me }));
    await all.store.dispatch(login(credentials));
    return all;
  };

  it('clears everything on sign-out, and revokes the session on the server', async () => {
    const { api, store, auth } = await signedIn(new FakeApi().on('POST', API.logout, {}));
    await store.dispatch(logout());
    expect(auth()).toMatchObject({ token: null, user: null, isAuthenticated: false });
    expect(localStorage).toHaveLength(0);
    expect(api.sent('POST', API.logout)[0]?.headers.get('authorization')).toBe('Bearer new');
  });

  it('empties the cache when any call returns 401', async () => {
    const api = new FakeApi().on('GET', API.projects, [aProject()]);
    const { store, auth } = await signedIn(api);
    const list = projectsApi.endpoints.getProjects;
    await store.dispatch(list.initiate(undefined, { subscribe: false }));
    expect(list.select()(store.getState()).data).toHaveLength(1);

    api.on('GET', API.teamMembers, refuse('SESSION_INVALID', 'Sign in again.'));
    api.on('GET', API.project('p'), refuse('SESSION_INVALID', 'Sign in again.'));
    await store.dispatch(projectsApi.endpoints.getProject.initiate('p', { subscribe: false }));
    expect(auth().isAuthenticated).toBe(false);
    expect(list.select()(store.getState()).data).toBeUndefined();
  });

  it('ignores a 401 for the previous session', async () => {
    const late = held<unknown>();
    const api = new FakeApi().on('GET', API.projects, late.answer);
    const { store, auth } = await signedIn(api);
    const list = store.dispatch(projectsApi.endpoints.getProjects.initiate(undefined, { subscribe: false }));
    api.on('POST', API.login, { token: 'newer', user: me });
    await store.dispatch(login(credentials));
    late.resolve(refuse('SESSION_INVALID', 'Sign in again.'));
    await list;
    expect(auth()).toMatchObject({ token: 'newer', isAuthenticated: true });
  });

  it('follows another tab that signed out', async () => {
    const { auth } = await signedIn();
    otherTab(() => localStorage.clear());
    expect(auth()).toMatchObject({ token: null, isAuthenticated: false });
  });

  it('follows another tab that signed in as another person', async () => {
    const { auth } = await signedIn();
    const jonas = aUser({ name: 'Jonas Weber' });
    otherTab(() => keep('his', jonas));
    expect(auth()).toMatchObject({ token: 'his', user: jonas, isAuthenticated: true });
  });

  it('stays when another tab writes another key', async () => {
    const { auth } = await signedIn();
    otherTab(() => localStorage.setItem('other', '1'), 'other');
    expect(auth().isAuthenticated).toBe(true);
  });
});
