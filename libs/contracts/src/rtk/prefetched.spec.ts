import { aStore, anApi } from '../test/a-store.js';
import { projectsApi } from './projects.endpoints.js';

const { getProjects, createProject } = projectsApi.endpoints;
const URL_OF_LIST = new URL('/api/projects', window.location.href).href;

const prefetched = (answer: Promise<Response>, token = 'token-1') => {
  // Must not be used.
  answer.catch(() => {});
  window.taskloomPrefetched = { token, answers: new Map([[URL_OF_LIST, answer]]) };
};
const list = (store = aStore()) =>
  store.dispatch(getProjects.initiate(undefined, { forceRefetch: true, subscribe: false }));

afterEach(() => {
  window.taskloomPrefetched = undefined;
});

describe('a prefetched response', () => {
  test('is used only by the first call for it', async () => {
    const calls = anApi({ 'GET /projects': { body: [{ title: 'asked now' }] } });
    prefetched(Promise.resolve(Response.json([{ title: 'prefetched' }])));
    const store = aStore();
    expect((await list(store)).data).toMatchObject([{ title: 'prefetched' }]);
    expect(calls).toHaveLength(0);
    expect((await list(store)).data).toMatchObject([{ title: 'asked now' }]);
  });

  test.each([
    ['has failed', () => Promise.reject(new TypeError('offline')), 'token-1'],
    ['is another session’s', () => Promise.resolve(Response.json([{ title: 'theirs' }])), 'token-2'],
  ])('is requested again when it %s', async (_how, answer, token) => {
    const calls = anApi({ 'GET /projects': { body: [{ title: 'asked now' }] } });
    prefetched(answer(), token);
    expect((await list()).data).toMatchObject([{ title: 'asked now' }]);
    expect(calls).toHaveLength(1);
  });

  test('is requested again when it is too old', async () => {
    anApi({ 'GET /projects': { body: [{ title: 'asked now' }] } });
    prefetched(Promise.resolve(Response.json([{ title: 'long ago' }])));
    jest.spyOn(performance, 'now').mockReturnValue(60_000);
    expect((await list()).data).toMatchObject([{ title: 'asked now' }]);
  });

  test('with a temporary server error is retried once', async () => {
    const calls = anApi({ 'GET /projects': { body: [{ title: 'asked now' }] } });
    prefetched(Promise.resolve(Response.json({}, { status: 503 })));
    expect((await list()).data).toMatchObject([{ title: 'asked now' }]);
    expect(calls).toHaveLength(1);
  });

  test('with status 401 ends the session like any other', async () => {
    anApi({ 'GET /projects': { body: [] } });
    prefetched(Promise.resolve(Response.json({ message: 'Please sign in again.' }, { status: 401 })));
    const store = aStore();
    await list(store);
    expect(store.getState().auth.token).toBeNull();
  });

  test('is not used by a write', async () => {
    const calls = anApi({ 'POST /projects': { body: { _id: 'p' } } });
    prefetched(Promise.resolve(Response.json([{ title: 'prefetched' }])));
    await aStore().dispatch(createProject.initiate({ title: 'T', description: 'D', deadline: '2030-01-01' }));
    expect(calls).toHaveLength(1);
  });
});
