import { API, SESSION_TOKEN_HEADER, STORAGE_KEYS } from '@taskloom/contracts';
import { onStepUpRequired, projectsApi, securityApi, stepUpApi } from '@taskloom/contracts/rtk';
import { FakeApi, aProject, aUser, refuse } from '../test-kit';
import { createAppStore } from './create-app-store';
import { login } from './sign-in';

const me = aUser({ name: 'Maya Lindqvist' });
const ENDED = refuse('SESSION_INVALID', 'Sign in again.');
const projects = projectsApi.endpoints.getProjects;
const stops: (() => void)[] = [];

afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  localStorage.clear();
});

/** A tab of someone who has signed in with the token `first` and loaded the projects; a proof brings the token `second`. */
async function aTab() {
  const api = new FakeApi()
    .on('POST', API.login, { token: 'first', user: me })
    .on('GET', API.projects, [aProject()])
    .on('POST', API.stepUp, { ok: true });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const response = await api.fetch(...request);
    if (api.calls.at(-1)?.path === API.stepUp) response.headers.set(SESSION_TOKEN_HEADER, 'second');
    return response;
  });
  const { store, stop } = createAppStore();
  stops.push(stop);
  await store.dispatch(login({ email: me.email, password: 'secret-1' }));
  await store.dispatch(projects.initiate(undefined, { subscribe: false }));
  const read = (forceRefetch = true) =>
    store.dispatch(projects.initiate(undefined, { subscribe: false, forceRefetch }));
  const tokens = () => api.sent('GET', API.projects).map(({ headers }) => headers.get('authorization'));
  /** The API accepts only this token for projects. */
  const accept = (token: string) =>
    api.on('GET', API.projects, ({ headers }: { headers: Headers }) =>
      headers.get('authorization') === `Bearer ${token}` ? [aProject()] : ENDED,
    );
  return { api, store, read, tokens, accept, auth: () => store.getState().auth };
}

/** The record that another tab stores after a proof. */
const storeRenewed = (user = me) => {
  localStorage.setItem(STORAGE_KEYS.auth, JSON.stringify({ token: 'second', user }));
  localStorage.setItem(STORAGE_KEYS.token, 'second');
};

describe('a token that a proof has renewed', () => {
  it('is stored and sent from then on, and the loaded data stays', async () => {
    const { store, read, tokens, auth } = await aTab();
    await store.dispatch(stepUpApi.endpoints.stepUp.initiate({ password: 'secret-1' }));
    expect(auth()).toMatchObject({ token: 'second', user: me, isAuthenticated: true });
    expect(JSON.parse(localStorage.getItem(STORAGE_KEYS.auth) ?? '')).toEqual({ token: 'second', user: me });
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBe('second');
    expect(projects.select()(store.getState()).data).toHaveLength(1);
    await read();
    expect(tokens()).toEqual(['Bearer first', 'Bearer second']);
  });

  it('reaches other tabs, which keep their data', async () => {
    const { store, auth } = await aTab();
    storeRenewed();
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token }));
    expect(auth()).toMatchObject({ token: 'second', isAuthenticated: true });
    expect(projects.select()(store.getState()).data).toHaveLength(1);
  });

  it('is taken from the storage by a tab that gets a 401 before it knows, and the request is repeated', async () => {
    const { read, accept, tokens, auth } = await aTab();
    accept('second');
    storeRenewed();
    expect((await read()).data).toHaveLength(1);
    expect(auth()).toMatchObject({ token: 'second', isAuthenticated: true });
    expect(tokens()).toEqual(['Bearer first', 'Bearer first', 'Bearer second']);
  });

  it('does not keep a session that has ended: a 401 for it signs out everywhere', async () => {
    const { read, accept, auth } = await aTab();
    accept('none of them');
    storeRenewed();
    await read();
    expect(auth()).toMatchObject({ token: null, isAuthenticated: false });
    expect(localStorage.getItem(STORAGE_KEYS.token)).toBeNull();
  });

  it('of someone else is not taken', async () => {
    const { read, accept, auth } = await aTab();
    accept('second');
    storeRenewed(aUser({ name: 'Jonas Weber' }));
    await read();
    expect(auth()).toMatchObject({ token: null, isAuthenticated: false });
  });

  it('repeats a change that the one before could not make, without another question', async () => {
    const { api, store, auth } = await aTab();
    const ask = jest.fn(() => Promise.resolve(false));
    stops.push(onStepUpRequired(ask));
    api.on('POST', API.factorConfirm, () => {
      if (auth().token === 'second') return { recoveryCodes: [] };
      storeRenewed();
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.token }));
      return refuse('STEP_UP_REQUIRED', 'Please confirm that it is you, and try again.');
    });
    const confirm = securityApi.endpoints.confirmFactor.initiate({ code: '418027' });
    expect(await store.dispatch(confirm)).toMatchObject({ data: { recoveryCodes: [] } });
    expect(ask).not.toHaveBeenCalled();
  });
});
