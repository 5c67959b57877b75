import { aStore, anApi } from '../test/a-store.js';
import { errorCode, errorMessage, fieldErrors } from './api-error.js';
import { authApi } from './auth.endpoints.js';
import { projectsApi } from './projects.endpoints.js';

const { getProjects, createProject } = projectsApi.endpoints;
const newProject = { title: 'T', description: 'D', deadline: '2030-01-01' };

describe('a call', () => {
  test('carries the bearer token of the store', async () => {
    const calls = anApi({ 'GET /projects': { body: [] } });
    await aStore().dispatch(getProjects.initiate());
    expect(calls[0]?.headers.get('authorization')).toBe('Bearer token-1');
  });

  test('that is a query is retried once after a temporary server error', async () => {
    const calls = anApi({ 'GET /projects': [{ status: 503 }, { body: [] }] });
    const { data } = await aStore().dispatch(getProjects.initiate());
    expect(data).toEqual([]);
    expect(calls).toHaveLength(2);
  });

  test('that is a query gives up after the second failure', async () => {
    const calls = anApi({ 'GET /projects': 'network down' });
    const { error } = await aStore().dispatch(getProjects.initiate());
    expect(error).toMatchObject({ status: 0, url: '/projects' });
    expect(calls).toHaveLength(2);
  });

  test('is not repeated when the server refused it', async () => {
    const calls = anApi({ 'GET /projects': { status: 403, body: { message: 'No.' } } });
    await aStore().dispatch(getProjects.initiate());
    expect(calls).toHaveLength(1);
  });

  test('that writes is sent again with the same key while responses are lost', async () => {
    const calls = anApi({ 'POST /projects': ['network down', { status: 503 }, { body: { _id: 'p' } }] });
    const { data } = await aStore().dispatch(createProject.initiate(newProject));
    expect(data).toMatchObject({ _id: 'p' });
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  test('that writes is not repeated when the server refused it', async () => {
    const calls = anApi({ 'POST /projects': { status: 400, body: { message: 'No.' } } });
    await aStore().dispatch(createProject.initiate(newProject));
    expect(calls).toHaveLength(1);
  });

  test('that signs in is never retried automatically', async () => {
    const calls = anApi({ 'POST /auth/login': { status: 503 } });
    await aStore().dispatch(authApi.endpoints.login.initiate({ email: 'a', password: 'b' }));
    expect(calls).toHaveLength(1);
    expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
  });
});

describe('a 401', () => {
  test('from any call ends the session', async () => {
    anApi({ 'GET /projects': { status: 401, body: { message: 'Please sign in again.' } } });
    const store = aStore();
    await store.dispatch(getProjects.initiate());
    expect(store.getState().auth).toMatchObject({ token: null, isAuthenticated: false });
  });

  test('is the only status that does: a 503 leaves the person signed in', async () => {
    anApi({ 'GET /auth/me': { status: 503 } });
    const store = aStore();
    await store.dispatch(authApi.endpoints.getMe.initiate());
    expect(store.getState().auth.isAuthenticated).toBe(true);
  });
});

describe('an error', () => {
  const refusal = {
    statusCode: 400,
    error: 'Bad Request',
    code: 'VALIDATION_FAILED',
    message: 'Title is required',
    errors: [{ field: 'title', message: 'Title is required' }],
  };

  test('is normalised to status, url, message and data', async () => {
    anApi({ 'POST /projects': { status: 400, body: refusal } });
    const { error } = await aStore().dispatch(createProject.initiate(newProject));
    expect(error).toEqual({ status: 400, url: '/projects', message: 'Title is required', data: refusal });
    expect(errorCode(error)).toBe('VALIDATION_FAILED');
    expect(fieldErrors(error)).toEqual([{ field: 'title', message: 'Title is required' }]);
  });

  test('has the client’s own message when there is no response', async () => {
    anApi({ 'POST /projects': 'network down' });
    const { error } = await aStore().dispatch(createProject.initiate(newProject));
    expect(errorMessage(error, 'Default')).toMatch(/could not be reached/);
  });

  test('has an empty message when the response has none', async () => {
    anApi({ 'POST /projects': { status: 500, body: {} } });
    const { error } = await aStore().dispatch(createProject.initiate(newProject));
    expect(error).toMatchObject({ status: 500, message: '' });
    expect(errorMessage(error, 'Failed to create project')).toBe('Failed to create project');
  });

  test("shows the server's sentence, else the client's, else the default", () => {
    const of = (message: string) => ({ status: 500, url: '/x', message, data: null });
    expect(errorMessage(of('Server says'), 'Default')).toBe('Server says');
    expect(errorMessage(new Error('Client says'), 'Default')).toBe('Client says');
    expect(errorMessage(of(''), 'Default')).toBe('Default');
    expect(errorMessage(undefined, 'Default')).toBe('Default');
  });
});
