import { aStore, anApi } from '../test/a-store.js';
import type { Project, ProjectList } from '../project.js';
import { projectListApi } from './project-list.endpoints.js';
import { listedProjects } from './project-list.js';
import { projectArrived, projectGone, projectsApi } from './projects.endpoints.js';

const maya = { _id: 'maya', name: 'Maya', email: 'maya@fernbank.example', avatar: '/maya.png' };
const jonas = { _id: 'jonas', name: 'Jonas', email: 'jonas@fernbank.example', avatar: '/jonas.png' };
const updatedAt = '2026-11-26T10:00:00.000Z';

const answer: ProjectList = {
  users: [jonas, maya],
  projects: [
    {
      _id: 'p',
      title: 'Billing',
      description: 'No downtime.',
      status: 'completed',
      deadline: '2026-12-24',
      archiveDoneAfter: 30,
      members: [1, 0],
      taskCounts: [1, 2, 3],
      version: 4,
      updatedAt,
    },
    { _id: 'q', title: 'Bare', members: [0], taskCounts: [0, 0, 0], version: 1, updatedAt },
  ],
};

const whole = {
  _id: 'p',
  title: 'Later',
  owner: { _id: 'maya', name: 'Maya', avatar: '/maya.png' },
  members: [{ user: maya, role: 'owner', joinedAt: updatedAt }],
  version: 5,
} as unknown as Project;

const LIST = 'GET /projects?view=list';

describe('a list of projects', () => {
  test('gets its people back', () => {
    expect(listedProjects(answer)).toEqual([
      {
        ...{ _id: 'p', title: 'Billing', description: 'No downtime.', status: 'completed' },
        ...{ deadline: '2026-12-24', archiveDoneAfter: 30, version: 4, updatedAt },
        owner: { _id: 'maya', name: 'Maya', avatar: '/maya.png' },
        members: [
          { user: maya, role: 'owner' },
          { user: jonas, role: 'member' },
        ],
        taskCounts: { todo: 1, inprogress: 2, done: 3 },
      },
      {
        ...{ _id: 'q', title: 'Bare', description: '', status: 'active' },
        ...{ deadline: null, archiveDoneAfter: null, version: 1, updatedAt },
        owner: { _id: 'jonas', name: 'Jonas', avatar: '/jonas.png' },
        members: [{ user: jonas, role: 'owner' }],
        taskCounts: { todo: 0, inprogress: 0, done: 0 },
      },
    ]);
  });

  test('is also taken from a server that sends whole projects', async () => {
    anApi({ [LIST]: { body: [whole] } });
    const { data } = await aStore().dispatch(projectListApi.endpoints.getProjectList.initiate());
    expect(data).toMatchObject([{ _id: 'p', title: 'Later', description: '' }]);
  });

  test('is empty when the response is neither', async () => {
    anApi({ [LIST]: { body: {} } });
    const { data } = await aStore().dispatch(projectListApi.endpoints.getProjectList.initiate());
    expect(data).toEqual([]);
  });

  test('takes changes in both of its forms', async () => {
    anApi({
      [LIST]: { body: answer },
      'GET /projects': { body: [{ ...whole, title: 'Billing', version: 4 }] },
    });
    const store = aStore();
    const { getProjectList } = projectListApi.endpoints;
    const { getProjects } = projectsApi.endpoints;
    await store.dispatch(getProjectList.initiate());
    await store.dispatch(getProjects.initiate());
    const titles = () =>
      [getProjectList, getProjects].map(({ select }) =>
        select()(store.getState()).data?.map(({ title }) => title),
      );
    store.dispatch(projectArrived(whole));
    expect(titles()).toEqual([['Later', 'Bare'], ['Later']]);
    store.dispatch(projectGone('p'));
    expect(titles()).toEqual([['Bare'], []]);
  });

  test('starts with a project that was just created', async () => {
    anApi({ [LIST]: { body: answer }, 'POST /projects': { body: { ...whole, _id: 'new', title: 'New' } } });
    const store = aStore();
    const { getProjectList } = projectListApi.endpoints;
    const { createProject } = projectsApi.endpoints;
    await store.dispatch(getProjectList.initiate());
    await store.dispatch(createProject.initiate({ title: 'New', description: 'D', deadline: '2030-01-01' }));
    const { data } = getProjectList.select()(store.getState());
    expect(data?.map(({ title }) => title)).toEqual(['New', 'Billing', 'Bare']);
  });
});
