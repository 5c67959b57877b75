import { act, screen, waitFor } from '@testing-library/react';
import { API, type TaskHit } from '@taskloom/contracts';
import { taskFieldsArrived, workApi } from '@taskloom/contracts/rtk';
import { aCard, anAssignee, aProject, aUser, FakeApi, fixToday, renderApp } from '@taskloom/client/test-kit';
import WorkPage from './work.page';

/** A Friday. */
fixToday('2026-11-20');

const maya = aUser({ name: 'Maya Lindqvist' });
const project = aProject({ _id: 'p', owner: maya });
const hit: TaskHit = {
  ...aCard({ _id: 'a', title: 'Due', deadline: '2026-11-20', assignees: [anAssignee(maya)] }),
  project: { _id: 'p', title: project.title },
};
const moved = { ...hit, deadline: '2026-11-27', version: hit.version + 1, project: 'p' };

it('a date that is typed on My Work patches each list once, moves its row once and requests nothing', async () => {
  const api = new FakeApi()
    .on('GET', API.projects, [project])
    .on('GET', API.workTasks, { tasks: [hit], next: null })
    .on('GET', API.workCounts, { due: 1, assigned: 1, created: 1, mentioned: 0, watching: 0 })
    .on('PATCH', API.task('p', 'a'), { ...moved, comments: [], attachments: [] });
  const { user, store } = renderApp(<WorkPage />, { route: '/work', api, user: maya });
  await user.click(await screen.findByRole('tab', { name: /^Created/ }));
  await user.click(await screen.findByRole('tab', { name: /^Assigned/ }));
  const date = await screen.findByRole('button', { name: 'Date of “Due”: Today' });

  /** The versions of each list in the cache. Subscribers of the store are notified in batches, so each call also reads the store itself. */
  const versions = (['assigned', 'created'] as const).map((tab) => {
    const seen = new Set<unknown>();
    const look = () => seen.add(workApi.endpoints.getWork.select(tab)(store.getState()).data);
    look();
    store.subscribe(look);
    return look;
  });
  const patches = () => versions.map((look) => look().size - 1);
  const shownNow = () => {
    const row = document.querySelector('[data-task="a"]');
    return [row?.closest('section'), row]
      .map((part) => part?.querySelector('h2, button[aria-label^="Date"]'))
      .map((part) => part?.getAttribute('aria-label') ?? part?.textContent)
      .join();
  };
  const shown = [shownNow()];
  const observer = new MutationObserver(() => {
    if (shownNow() !== shown.at(-1)) shown.push(shownNow());
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  const requests = api.calls.filter(({ method }) => method === 'GET').length;

  await user.click(date);
  await user.keyboard('fri{Enter}');
  await waitFor(() => expect(patches()).toEqual([1, 1]));
  act(() => void store.dispatch(taskFieldsArrived('p', moved)));
  observer.disconnect();
  expect(api.changes(API.task('p', 'a'))).toEqual([{ deadline: '2026-11-27' }]);
  expect(patches()).toEqual([1, 1]);
  expect(shown).toEqual([
    expect.stringMatching(/^Today.*Today$/),
    expect.stringMatching(/^This week.*Nov 27$/),
  ]);
  expect(api.calls.filter(({ method }) => method === 'GET')).toHaveLength(requests);
});
