import { aStore, anApi } from '../test/a-store.js';
import type { SearchList } from '../search.js';
import { searchApi } from './search.endpoints.js';

const maya = { _id: 'maya', name: 'Maya', email: 'maya@fernbank.example', avatar: '/maya.png' };
const jonas = { _id: 'jonas', name: 'Jonas', email: 'jonas@fernbank.example', avatar: '/jonas.png' };
const at = '2026-11-26T10:00:00.000Z';
const times = { version: 1, createdAt: at, updatedAt: at };
const billing = { _id: 'p', title: 'Billing', status: 'active' as const };
const todo = { status: 'todo' as const, priority: 'low' as const, position: 'a', ...times };

const answer: SearchList = {
  people: [jonas, maya],
  taskProjects: [billing],
  projects: [
    {
      ...billing,
      members: [1, 0],
      joinedAt: [at, at],
      taskCounts: { todo: 1, inprogress: 0, done: 0 },
      ...times,
    },
  ],
  tasks: [
    { ...todo, _id: 't', title: 'Invoice', deadline: '2026-12-24', project: 0, primary: [0], secondary: [1] },
    { ...todo, _id: 'u', title: 'Bare', project: 0 },
  ],
  total: { projects: 1, tasks: 9 },
};

const search = async (body: unknown) => {
  anApi({ 'GET /search?q=x&view=list': { body } });
  return (await aStore().dispatch(searchApi.endpoints.search.initiate({ q: 'x' }))).data;
};

const nothing = {
  ...{ description: '', startDate: null, deadline: null, labels: [], relations: [], cover: null },
  ...{ checklistTotal: 0, checklistDone: 0, commentCount: 0, attachmentCount: 0 },
};

describe('a list of results', () => {
  test('gets its people and projects back', async () => {
    expect(await search(answer)).toEqual({
      projects: [
        {
          ...billing,
          ...times,
          ...{ description: '', deadline: null, archive: null, archiveDoneAfter: null },
          owner: { _id: 'maya', name: 'Maya', avatar: '/maya.png' },
          members: [
            { user: maya, role: 'owner', joinedAt: at },
            { user: jonas, role: 'member', joinedAt: at },
          ],
          taskCounts: { todo: 1, inprogress: 0, done: 0 },
        },
      ],
      tasks: [
        {
          ...nothing,
          ...todo,
          ...{ _id: 't', title: 'Invoice', deadline: '2026-12-24', project: billing },
          assignees: [
            { user: jonas, role: 'primary' },
            { user: maya, role: 'secondary' },
          ],
        },
        { ...nothing, ...todo, _id: 'u', title: 'Bare', project: billing, assignees: [] },
      ],
      total: { projects: 1, tasks: 9 },
    });
  });

  test('leaves out whatever points nowhere', async () => {
    const [project] = answer.projects;
    const [task] = answer.tasks;
    const wrong = { ...answer, people: [], projects: [project], tasks: [task, { ...task, project: 7 }] };
    expect(await search(wrong)).toMatchObject({ projects: [], tasks: [{ _id: 't', assignees: [] }] });
  });

  test('is also taken from a server that sends whole results', async () => {
    const whole = { projects: [], tasks: [{ ...todo, _id: 't', title: 'Invoice', project: billing }] };
    expect(await search(whole)).toMatchObject({
      projects: [],
      tasks: [{ _id: 't', project: billing, labels: [] }],
    });
  });
});
