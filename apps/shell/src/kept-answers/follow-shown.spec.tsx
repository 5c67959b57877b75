import { act } from '@testing-library/react';
import { API, API_BASE, KEPT_ANSWERS } from '@taskloom/contracts';
import { projectListApi, sessionEnded, tasksApi, workApi } from '@taskloom/contracts/rtk';
import { aCard, aProject, FakeApi, renderApp } from '@taskloom/client/test-kit';
import { KeptAnswers } from './kept-answers';

const BOARD = `${API_BASE}${API.tasks('p1')}?view=card`;

/** A browser whose service worker has kept these responses, each for a session. */
const keepResponses = (...urls: string[]) => {
  const kept = new Map<string, Response>();
  const put = jest.fn((key: URL, response: Response) => Promise.resolve(kept.set(key.href, response)));
  for (const url of urls)
    kept.set(
      new URL(url, window.location.origin).href,
      new Response('[]', { headers: { etag: '"1"', 'x-project-revision': '3' } }),
    );
  const cache = { match: (key: URL) => Promise.resolve(kept.get(key.href)), put };
  const caches = {
    has: (name: string) => Promise.resolve(name === KEPT_ANSWERS),
    open: () => Promise.resolve(cache),
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  return { kept: [...kept.keys()].map((url) => () => kept.get(url)), put };
};

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'caches');
});

const pause = () => act(() => jest.advanceTimersByTimeAsync(2_000));

const open = async () => {
  const api = new FakeApi()
    .on('GET', API.tasks('p1'), [aCard({ _id: 't1', title: 'Oil the mill' })])
    .on('GET', API.projects, [aProject({ _id: 'p1', title: 'Apollo' })])
    .on('GET', API.workTasks, { tasks: [], next: null });
  const view = renderApp(<KeptAnswers />, { api });
  const { dispatch } = view.store;
  await act(() => dispatch(tasksApi.endpoints.getBoard.initiate('p1')));
  await act(() => dispatch(projectListApi.endpoints.getProjectList.initiate()));
  await act(() => dispatch(workApi.endpoints.getWork.initiate('assigned')));
  // RTK Query notifies of responses in the next frame: a change before it would come with the response.
  await act(() => jest.advanceTimersByTimeAsync(100));
  const rename = (title: string) =>
    act(() => {
      dispatch(
        tasksApi.util.updateQueryData('getBoard', 'p1', ([card]) => {
          if (card) card.title = title;
        }),
      );
    });
  return { ...view, rename };
};

it('writes what has changed since the response into its kept copy, and removes the ETag', async () => {
  const { kept, put } = keepResponses(`${BOARD}&session=`);
  const { rename } = await open();
  await rename('Oil the wheel');
  await rename('Oil the wheels');
  await pause();
  const copy = kept[0]?.();
  expect(await copy?.json()).toMatchObject([{ _id: 't1', title: 'Oil the wheels' }]);
  expect([copy?.headers.get('etag'), copy?.headers.get('x-project-revision')]).toEqual([null, '3']);
  expect(put).toHaveBeenCalledTimes(1);
});

it('writes the lists of projects and of My Work', async () => {
  const list = `${API_BASE}${API.projects}?view=list&session=`;
  const work = `${API_BASE}${API.workTasks}?tab=assigned&session=`;
  const { kept } = keepResponses(list, work);
  const { store } = await open();
  act(() => {
    store.dispatch(
      projectListApi.util.updateQueryData('getProjectList', undefined, ([project]) => {
        if (project) project.title = 'Gemini';
      }),
    );
    store.dispatch(
      workApi.util.updateQueryData('getWork', 'assigned', ({ pages: [page] }) => {
        if (page) page.next = 'later';
      }),
    );
  });
  await pause();
  expect(await kept[0]?.()?.json()).toMatchObject([{ _id: 'p1', title: 'Gemini' }]);
  expect(await kept[1]?.()?.json()).toEqual({ tasks: [], next: 'later' });
});

it('writes nothing without a change since the response, which the service worker keeps itself', async () => {
  const { put } = keepResponses(`${BOARD}&session=`);
  const { store } = await open();
  await act(() => store.dispatch(tasksApi.endpoints.getBoard.initiate('p1', { forceRefetch: true })));
  await pause();
  expect(put).not.toHaveBeenCalled();
});

it('adds nothing: neither for a response that was removed, nor for another session', async () => {
  const { put } = keepResponses(`${BOARD}&session=other`, `${API_BASE}${API.tasks('p2')}?view=card&session=`);
  const { rename } = await open();
  await rename('Oil the wheel');
  await pause();
  expect(put).not.toHaveBeenCalled();
});

it('writes nothing after the session has ended', async () => {
  const { put } = keepResponses(`${BOARD}&session=`);
  const { rename, store } = await open();
  await rename('Oil the wheel');
  act(() => void store.dispatch(sessionEnded()));
  await pause();
  expect(put).not.toHaveBeenCalled();
});
