import { aStore, anApi } from '../test/a-store.js';
import { projectListApi } from './project-list.endpoints.js';
import { favouriteChanged, projectArrived, projectsApi } from './projects.endpoints.js';

const { getProjectList } = projectListApi.endpoints;
const { getArchivedProjects, getProject, setFavourite } = projectsApi.endpoints;

const project = { _id: 'p', title: 'Billing', version: 1 };
const entry = { ...project, members: [], taskCounts: [0, 0, 0] };

/** A store with the project in each form, and the response to its star. */
const opened = async (star: object, shown: object = {}) => {
  anApi({
    'GET /projects?view=list': { body: { users: [], projects: [entry, { ...entry, _id: 'q' }] } },
    'GET /projects?archived=true': { body: [project] },
    'GET /projects/p': { body: { ...project, ...shown } },
    'PUT /projects/p/favourite': star,
    'DELETE /projects/p/favourite': star,
  });
  const store = aStore();
  await store.dispatch(getProjectList.initiate());
  await store.dispatch(getArchivedProjects.initiate());
  await store.dispatch(getProject.initiate('p'));
  const shownAs = () => {
    const state = store.getState();
    const [first, second] = getProjectList.select()(state).data ?? [];
    const old = getArchivedProjects.select()(state).data?.[0];
    const one = getProject.select('p')(state).data;
    return [first, old, one, second].map((each) => each?.favourite ?? false);
  };
  return { store, shownAs };
};

const ALL = [true, true, true, false];
const NONE = [false, false, false, false];

test('a project is a favourite at once in both lists and on its own, and stays one', async () => {
  const { store, shownAs } = await opened({ body: { ok: true } });
  const sent = store.dispatch(setFavourite.initiate({ projectId: 'p', favourite: true }));
  expect(shownAs()).toEqual(ALL);
  await sent;
  expect(shownAs()).toEqual(ALL);
  const removed = store.dispatch(setFavourite.initiate({ projectId: 'p', favourite: false }));
  expect(shownAs()).toEqual(NONE);
  await removed;
  expect(shownAs()).toEqual(NONE);
});

test('a refusal puts it back', async () => {
  const { store, shownAs } = await opened({
    status: 409,
    body: { code: 'TOO_MANY_FAVOURITES', message: '' },
  });
  const sent = store.dispatch(setFavourite.initiate({ projectId: 'p', favourite: true }));
  expect(shownAs()).toEqual(ALL);
  expect((await sent).error).toBeDefined();
  expect(shownAs()).toEqual(NONE);
});

test('the response to an edit, which does not mention favourites, leaves it one', async () => {
  const { store, shownAs } = await opened({ body: { ok: true } });
  store.dispatch(favouriteChanged('p', true));
  store.dispatch(projectArrived({ ...project, title: 'Later', version: 2 } as never));
  expect(shownAs()).toEqual(ALL);
});
