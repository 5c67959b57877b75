import { API, DISPLAY_DEFAULTS, type DisplayPreferencesUpdate } from '@taskloom/contracts';
import { preferencesApi, projectListApi } from '@taskloom/contracts/rtk';
import { aProject } from '@taskloom/client/test-kit';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { insideApi, renderInside } from '../test/render-inside';
import { LearnedKeys } from './learned-keys';

const KNOWN = { ...DISPLAY_DEFAULTS };

const show = async (
  stored: DisplayPreferencesUpdate = {},
  projects = [] as ReturnType<typeof aProject>[],
) => {
  const listen = jest.spyOn(document, 'addEventListener');
  let kept = { ...KNOWN, ...stored };
  const api = insideApi()
    .on('GET', API.projects, projects)
    .on('GET', API.displayPreferences, () => kept)
    .on('PATCH', API.displayPreferences, ({ body }: { body: DisplayPreferencesUpdate }) => {
      kept = { ...kept, ...body };
      return kept;
    });
  const view = renderInside(
    <>
      <LearnedKeys />
      <input aria-label="Text" />
      <div role="dialog">
        <button>Inside</button>
      </div>
    </>,
    { api },
  );
  // The dashboard has loaded the list.
  await act(() => view.store.dispatch(projectListApi.endpoints.getProjectList.initiate()));
  return { ...view, listen };
};
afterEach(() => jest.restoreAllMocks());
type View = Awaited<ReturnType<typeof show>>;
const sent = ({ api }: View) =>
  api.sent('PATCH', API.displayPreferences).map(({ body }) => (body as DisplayPreferencesUpdate).learnedKeys);
const loaded = (view: View) =>
  waitFor(() =>
    expect(preferencesApi.endpoints.getDisplayPreferences.select()(view.store.getState()).isSuccess).toBe(
      true,
    ),
  );
/** Keys count from then on. The listener is the only one of the document for this event that is `true` for capturing. */
const listening = (view: View) =>
  waitFor(() => expect(view.listen).toHaveBeenCalledWith('keydown', expect.any(Function), true));
const learns = (view: View, ...keys: unknown[]) => waitFor(() => expect(sent(view).at(-1)).toEqual(keys));

it('stores each key of the start page once, when it is pressed', async () => {
  const view = await show();
  await listening(view);
  await view.user.keyboard('{Control>}k{/Control}');
  await learns(view, 'palette');
  await view.user.keyboard('c');
  await learns(view, 'palette', 'create');
  await view.user.keyboard('a');
  await view.user.keyboard('?');
  await learns(view, 'palette', 'create', 'assign', 'help');
  await view.user.keyboard('c');
  await view.user.keyboard('gd');
  await learns(view, 'palette', 'create', 'assign', 'help', 'dashboard');
  expect(sent(view)).toHaveLength(5);
});

it('stores nothing for text, keys in dialogs and a letter without its first key', async () => {
  const view = await show();
  await listening(view);
  await view.user.type(view.getByLabelText('Text'), 'ca?gd');
  view.getByRole('button', { name: 'Inside' }).focus();
  await view.user.keyboard('{Control>}k{/Control}c');
  view.getByRole('button', { name: 'Inside' }).blur();
  await view.user.keyboard('d');
  fireEvent.keyDown(document.body, { key: 'c', altKey: true });
  await view.user.keyboard('a');
  await learns(view, 'assign');
  expect(sent(view)).toHaveLength(1);
});

it.each([
  ['the start page is hidden', { startPage: 'hidden' as const }],
  ['all are known', { learnedKeys: ['palette', 'create', 'assign', 'dashboard', 'help'] as const }],
])('stores nothing once %s', async (_when, stored) => {
  const view = await show(stored as DisplayPreferencesUpdate);
  await loaded(view);
  await view.user.keyboard('ca');
  expect(sent(view)).toEqual([]);
});

it('requests and stores nothing for a person with a project', async () => {
  const view = await show({}, [aProject()]);
  await view.user.keyboard('ca');
  expect(view.api.sent('GET', API.displayPreferences)).toEqual([]);
  expect(sent(view)).toEqual([]);
});
