import type { SearchFilters, SearchList, SearchResult } from '@taskloom/contracts';
import { refusal, useApi, type TestUser } from '../../../test/index.js';

const { anonymous, as, given, rows } = useApi({ RATE_SEARCH: '10000' });

const find = async (user: TestUser, query: Record<string, string>) =>
  (await as(user).get<SearchResult>('/search', { query })).body;
const titles = ({ projects, tasks }: SearchResult) => ({
  projects: projects.map(({ title }) => title),
  tasks: tasks.map(({ title }) => title),
});

describe('GET /search', () => {
  it('returns projects and tasks of the caller in the shapes of the contract', async () => {
    const owner = await given.user({ name: 'Olga' });
    const project = await given.project({ owner, title: 'Rocket' });
    const task = await given.task({
      project,
      title: 'Rocket fuel',
      assignees: [{ user: owner, role: 'primary' }],
    });
    await given.comment({ task });
    const { projects, tasks } = await find(owner, { q: 'rocket' });
    expect(projects).toEqual([(await as(owner).get(`/projects/${project._id}`)).body]);
    const [card] = (
      await as(owner).get<object[]>(`/projects/${project._id}/tasks`, { query: { view: 'card' } })
    ).body;
    expect(tasks).toEqual([{ ...card, project: { _id: project._id, title: 'Rocket', status: 'active' } }]);
  });

  it('finds nothing in projects that the caller is not a member of', async () => {
    const project = await given.project({ title: 'Hidden treasure' });
    const task = await given.task({ project, title: 'Hidden chest' });
    await given.comment({ task, content: 'hidden words' });
    const stranger = await given.user();
    const assignee = project.owner._id;
    const ways: Record<string, string>[] = [{}, { projectId: project._id }, { assignee }, { type: 'tasks' }];
    for (const more of ways) {
      expect(await find(stranger, { q: 'hidden', ...more })).toMatchObject({ projects: [], tasks: [] });
    }
    expect(titles(await find(project.owner, { q: 'hidden' }))).toEqual({
      projects: ['Hidden treasure'],
      tasks: ['Hidden chest'],
    });
  });

  it('returns each task once, even if another project has a task with the same id', async () => {
    const owner = await given.user();
    const [one, two] = [await given.project({ owner }), await given.project({ owner })];
    const twin = await given.task({ project: one, title: 'Twin' });
    await given.task({ project: two, title: 'Only' });
    await rows('UPDATE tasks SET id = $1 WHERE project_id = $2', [twin._id, two._id]);
    expect((await find(owner, { q: 'twin' })).tasks.map(({ project }) => project._id)).toEqual([one._id]);
  });

  it('returns the best results up to a limit, and how many there are', async () => {
    const owner = await given.user();
    const project = await given.project({ owner, title: 'Orchard plan' });
    for (const title of ['Water the orchard', 'Orchard', 'Prune the orchard'])
      await given.task({ project, title });
    const whole = await find(owner, { q: 'orchard' });
    expect(whole.tasks).toHaveLength(3);
    const total = { projects: 1, tasks: 3 };
    expect(whole.total).toEqual(total);
    expect(await find(owner, { q: 'orchard', limit: '2' })).toEqual({
      projects: whole.projects,
      tasks: whole.tasks.slice(0, 2),
      total,
    });
    const archived = await find(owner, { q: 'orchard', limit: '1', archived: 'true' });
    expect(archived).toEqual({ projects: whole.projects, tasks: whole.tasks.slice(0, 1), total });
    for (const limit of ['0', '101', 'x'])
      expect(await as(owner).get('/search', { query: { q: 'orchard', limit } })).toMatchObject(
        refusal(400, 'VALIDATION_FAILED'),
      );
  });

  it('requires a session', async () => {
    expect(await anonymous.get('/search', { query: { q: 'x' } })).toMatchObject(
      refusal(401, 'SESSION_INVALID'),
    );
  });

  it.each([
    ['no query', {}],
    ['a blank query', { q: '   ' }],
    ['more than 200 characters', { q: 'x'.repeat(201) }],
    ['an unknown type', { q: 'x', type: 'people' }],
    ['an unknown status', { q: 'x', status: 'lost' }],
    ['a project that is not an id', { q: 'x', projectId: '1' }],
  ])('refuses %s', async (_what, query: Record<string, string>) => {
    const answer = await as(await given.user()).get('/search', { query });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
  });
});

/** The whole results of a list, with the defaults that it leaves out. */
const unfolded = ({ people, taskProjects, projects, tasks, ...rest }: SearchList) => ({
  projects: projects.map(({ members, joinedAt, ...project }) => {
    const { email: _email, ...owner } = people[members[0] ?? NaN] ?? { email: '' };
    return {
      ...{ description: '', deadline: null, archive: null, archiveDoneAfter: null },
      ...project,
      owner,
      members: members.map((place, at) => ({
        user: people[place],
        role: at === 0 ? 'owner' : 'member',
        joinedAt: joinedAt[at],
      })),
    };
  }),
  tasks: tasks.map(({ project, primary = [], secondary = [], ...task }) => ({
    ...{ description: '', startDate: null, deadline: null, labels: [], relations: [] },
    ...{ checklistTotal: 0, checklistDone: 0, commentCount: 0, attachmentCount: 0 },
    ...task,
    project: taskProjects[project],
    assignees: [
      ...primary.map((place) => ({ user: people[place], role: 'primary' })),
      ...secondary.map((place) => ({ user: people[place], role: 'secondary' })),
    ],
  })),
  ...rest,
});

describe('GET /search?view=list', () => {
  const list = async (user: TestUser, query: Record<string, string>) =>
    (await as(user).get<SearchList>('/search', { query: { ...query, view: 'list' } })).body;

  /** Two projects with two people in common, a task with everything, one with nothing, and an archived one. */
  const comets = async () => {
    const [owner, mate] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Mika' })];
    const rich = await given.project({ owner, title: 'Comet', description: 'Far away', members: [mate] });
    const bare = await given.project({ owner, title: 'Comet two', members: [mate] });
    const all = await given.task({
      project: rich,
      title: 'Follow the comet',
      description: 'Every night.',
      priority: 'high',
      assignees: [
        { user: mate, role: 'primary' },
        { user: owner, role: 'secondary' },
      ],
    });
    await given.comment({ task: all, content: 'A comet!' });
    for (const title of ['Comet of the year', 'Name the comet']) await given.task({ project: bare, title });
    const old = await given.task({ project: rich, title: 'Old comet', status: 'done' });
    return { owner, mate, rich, old };
  };

  it('has the same content as without, each person and project once', async () => {
    const { owner, mate, rich, old } = await comets();
    await as(owner).put(`/projects/${rich._id}/tasks/${old._id}/archive`, {});
    const queries: Record<string, string>[] = [
      {},
      { comments: 'true' },
      { archived: 'true' },
      { limit: '1' },
      { type: 'tasks', priority: 'high' },
      { q: 'nothing like it' },
    ];
    for (const query of queries) {
      const asked = { q: 'comet', ...query };
      expect(unfolded(await list(owner, asked))).toEqual(await find(owner, asked));
    }
    expect((await list(owner, { q: 'comet', archived: 'true' })).tasks).toHaveLength(4);
    const { people, taskProjects, projects, tasks } = await list(owner, { q: 'comet' });
    expect(people.map(({ _id }) => _id).toSorted()).toEqual([owner._id, mate._id].toSorted());
    expect([taskProjects.length, projects.length, tasks.length]).toEqual([2, 2, 3]);
    expect(tasks.find(({ title }) => title === 'Name the comet')).not.toHaveProperty('labels');
  });

  it('leaves out the people and tasks of projects that the caller is not a member of', async () => {
    await comets();
    const stranger = await given.user();
    expect(await list(stranger, { q: 'comet' })).toEqual({
      ...{ people: [], taskProjects: [], projects: [], tasks: [] },
      total: { projects: 0, tasks: 0 },
    });
  });

  it('is refused with another name', async () => {
    const user = await given.user();
    const answer = await as(user).get('/search', { query: { q: 'comet', view: 'table' } });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    expect(answer.body).toMatchObject({ errors: [{ field: 'view' }] });
  });
});

describe('a search', () => {
  const library = async () => {
    const owner = await given.user();
    const project = await given.project({ owner, title: 'Library' });
    const make = (title: string, description = '') => given.task({ project, title, description });
    return { owner, project, make };
  };

  it.each([
    ['a whole word', 'migration'],
    ['the beginning of a word', 'migr'],
    ['words in any order', 'plan migration'],
    ['in any case', 'MIGRATION'],
    ['with a typo', 'migartion'],
    ['the middle of a word', 'igrati'],
  ])('finds %s', async (_how, q) => {
    const { owner, make } = await library();
    await make('Migration plan');
    await make('Something else');
    expect(titles(await find(owner, { q })).tasks).toEqual(['Migration plan']);
  });

  it('finds exact matches, and similar ones only if there is no exact match', async () => {
    const { owner, make } = await library();
    await make('Task 1');
    await make('Task 2');
    expect(titles(await find(owner, { q: 'task 1' })).tasks).toEqual(['Task 1']);
    expect(titles(await find(owner, { q: 'tassk' })).tasks.sort()).toEqual(['Task 1', 'Task 2']);
  });

  it('finds words with or without accents', async () => {
    const { owner, make } = await library();
    await make('Café à la carte');
    for (const q of ['cafe', 'Café', 'CAFÉ a la']) {
      expect(titles(await find(owner, { q })).tasks).toEqual(['Café à la carte']);
    }
  });

  it('finds words of the description, of comments and of file names', async () => {
    const { owner, make } = await library();
    await make('One', 'The zeppelin lands');
    await given.comment({ task: await make('Two'), content: 'A zeppelin again' });
    await given.attachment({ task: await make('Three'), name: 'zeppelin-plan.pdf' });
    await make('Four');
    expect(titles(await find(owner, { q: 'zeppelin' })).tasks.sort()).toEqual(['One', 'Three', 'Two']);
  });

  it('finds signs literally: % and _ are not wildcards', async () => {
    const { owner, make } = await library();
    await make('Reach 100% coverage');
    await make('Rename snake_case keys');
    await make('Plain words');
    expect(titles(await find(owner, { q: '%' })).tasks).toEqual(['Reach 100% coverage']);
    expect(titles(await find(owner, { q: '_' })).tasks).toEqual(['Rename snake_case keys']);
    expect(titles(await find(owner, { q: '\\' })).tasks).toEqual([]);
    expect(titles(await find(owner, { q: 'snake_case' })).tasks).toEqual(['Rename snake_case keys']);
  });

  it.each([
    ['京', ['東京タワー']],
    ['タワ', ['東京タワー']],
    ['タワー', ['東京タワー']],
    ['lp', ['alphabet', 'Alpen']],
    ['ест', ['Тесты']],
    ['ス', []],
    ['lz', []],
  ])('finds %s inside words of titles', async (q, expected) => {
    const owner = await given.user();
    const project = await given.project({ owner, title: 'Reise' });
    for (const title of ['東京タワー', 'alphabet', 'Alpen', 'Тесты']) await given.task({ project, title });
    const found = await find(owner, { q });
    expect(titles(found).tasks.sort()).toEqual(expected.toSorted());
    expect(titles(found).projects).toEqual([]);
    await given.project({ owner, title: '大阪城' });
    expect(titles(await find(owner, { q: '阪' })).projects).toEqual(['大阪城']);
  });

  it.each([
    ['l', ['Lamps']],
    ['a', []],
    ['京', []],
    ['東', ['Lamps']],
  ])('finds %s in titles and descriptions at the start of words only', async (q, expected) => {
    const owner = await given.user();
    const project = await given.project({ owner, title: 'Reise' });
    await given.task({ project, title: 'Lamps', description: '東京' });
    expect(titles(await find(owner, { q })).tasks).toEqual(expected);
  });

  it('finds short words with signs', async () => {
    const { owner, make } = await library();
    await make('Learn C');
    await make('Learn C++');
    await make('Learn Java');
    expect(titles(await find(owner, { q: 'c++' })).tasks).toEqual(['Learn C++', 'Learn C']);
    expect(titles(await find(owner, { q: '++' })).tasks).toEqual(['Learn C++']);
  });

  it.each(["'", "'; DROP TABLE tasks; --", '<->', '!!!', '& | !', ':*', '🎉', '()', 'a & ! b'])(
    'survives %s',
    async (q) => {
      const { owner } = await library();
      expect(await as(owner).get('/search', { query: { q } })).toMatchObject({ status: 200 });
    },
  );

  it('returns the best match first: exact title, start of the title, word in the title, word in the text', async () => {
    const { owner, make } = await library();
    await make('Other', 'billing is mentioned here');
    await make('About billing');
    await make('Billing');
    await make('Billing rules');
    expect(titles(await find(owner, { q: 'billing' })).tasks).toEqual([
      'Billing',
      'Billing rules',
      'About billing',
      'Other',
    ]);
  });
});

describe('filters', () => {
  const shelf = async () => {
    const [owner, mika] = [await given.user({ name: 'Olga' }), await given.user({ name: 'Mika' })];
    const one = await given.project({ owner, members: [mika], title: 'Shelf one' });
    const two = await given.project({ owner, title: 'Shelf two', status: 'completed' });
    await given.task({
      project: one,
      title: 'Shelf a',
      status: 'todo',
      priority: 'high',
      assignees: [{ user: mika }],
    });
    await given.task({
      project: two,
      title: 'Shelf b',
      status: 'done',
      priority: 'low',
      assignees: [{ user: owner }],
    });
    return { owner, mika, one, two };
  };

  it.each([
    [{ type: 'projects' }, ['Shelf one', 'Shelf two'], []],
    [{ type: 'tasks' }, [], ['Shelf a', 'Shelf b']],
    [{ status: 'completed' }, ['Shelf two'], []],
    [{ status: 'done' }, [], ['Shelf b']],
    [{ priority: 'high' }, [], ['Shelf a']],
    [{ type: 'all', priority: 'low', status: 'todo' }, [], []],
  ])('%j', async (filter, projects, tasks) => {
    const { owner } = await shelf();
    const found = titles(await find(owner, { q: 'shelf', ...filter }));
    expect({ projects: found.projects.sort(), tasks: found.tasks.sort() }).toEqual({ projects, tasks });
  });

  it('by assignee and by project', async () => {
    const { owner, mika, two } = await shelf();
    const byPerson = await find(owner, { q: 'shelf', assignee: mika._id });
    expect(titles(byPerson)).toEqual({ projects: [], tasks: ['Shelf a'] });
    const byProject = await find(owner, { q: 'shelf', projectId: two._id });
    expect(titles(byProject)).toEqual({ projects: ['Shelf two'], tasks: ['Shelf b'] });
  });

  it('return nothing where only a filtered-out task contains the words, since those are not a typo', async () => {
    const { owner, one } = await shelf();
    await given.task({ project: one, title: 'Drawer 1', status: 'todo' });
    await given.task({ project: one, title: 'Drawer 2', status: 'done' });
    expect(titles(await find(owner, { q: 'drawer 1', status: 'done' })).tasks).toEqual([]);
    expect(titles(await find(owner, { q: 'drawwer', status: 'done' })).tasks).toEqual(['Drawer 2']);
  });

  it('offer only the projects of the caller and their members', async () => {
    const { owner, mika, one, two } = await shelf();
    await given.project({ title: 'Foreign' });
    const { body } = await as(owner).get<SearchFilters>('/search/filters');
    expect(body).toEqual({
      projects: [
        { _id: one._id, title: 'Shelf one' },
        { _id: two._id, title: 'Shelf two' },
      ],
      statuses: ['active', 'completed', 'on-hold', 'cancelled', 'todo', 'inprogress', 'done'],
      priorities: ['low', 'medium', 'high'],
      assignees: [
        { _id: mika._id, name: 'Mika' },
        { _id: owner._id, name: 'Olga' },
      ],
    });
    expect(await anonymous.get('/search/filters')).toMatchObject(refusal(401, 'SESSION_INVALID'));
    expect(await rows('SELECT 1 FROM projects WHERE title = $1', ['Foreign'])).toHaveLength(1);
  });
});

describe('a word in thousands of newer tasks', () => {
  /** More tasks than are scanned one by one, and more than the limit of candidates. */
  const crowd = async () => {
    const [owner, mika] = [await given.user(), await given.user()];
    const project = await given.project({ owner, members: [mika] });
    const old = await given.project({ owner, title: 'Old' });
    const make = (title: string, more: object = {}) => given.task({ project, title, ...more });
    await make('Crowd');
    await make('Crowd control', { status: 'done' });
    await make('In the crowd', { priority: 'high' });
    await make('Inside', { description: 'of the crowd', priority: 'low' });
    await make('Crowd of one', { assignees: [{ user: mika }] });
    await given.task({ project: old, title: 'Crowd elsewhere' });
    await given.comment({ task: await make('Talk', { status: 'done' }), content: 'crowd' });
    await rows(
      `INSERT INTO tasks (project_id, id, title, position, created_by)
       SELECT $1, uuidv7(), 'One more crowd ' || n, 'b' || n, $2 FROM generate_series(1, 4000) n`,
      [project._id, owner._id],
    );
    return { owner, mika, old };
  };

  it('hides neither the exact title nor the tasks that a filter selects', async () => {
    const { owner, mika, old } = await crowd();
    const found = async (more: Record<string, string> = {}) =>
      titles(await find(owner, { q: 'crowd', ...more })).tasks;
    const all = await found();
    expect(all).toHaveLength(100);
    expect(all[0]).toBe('Crowd');
    expect(all).toContain('Crowd control');
    expect(await found({ status: 'done' })).toEqual(['Crowd control', 'Talk']);
    expect(await found({ priority: 'high' })).toEqual(['In the crowd']);
    expect(await found({ priority: 'low' })).toEqual(['Inside']);
    expect(await found({ assignee: mika._id })).toEqual(['Crowd of one']);
    expect(await found({ projectId: old._id })).toEqual(['Crowd elsewhere']);
    expect(await find(mika, { q: 'crowd', projectId: old._id })).toMatchObject({ projects: [], tasks: [] });
  });
});
