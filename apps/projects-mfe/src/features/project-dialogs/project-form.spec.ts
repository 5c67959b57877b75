import {
  checkEdit,
  checkNew,
  createRequest,
  newProject,
  updateRequest,
  type ProjectDraft,
  type ProjectProblems,
} from './project-form';

const now = new Date(2026, 10, 20, 15);
const good: ProjectDraft = { ...newProject(now), title: 'Billing', description: 'Move it' };
type Row = [string, Partial<ProjectDraft>, ProjectProblems];

it('starts as active and due in a week', () => {
  expect(newProject(now)).toMatchObject({ status: 'active', deadline: '2026-11-27' });
});

describe('a new project', () => {
  it.each<Row>([
    ['is complete', {}, {}],
    ['has a blank title', { title: '  ' }, { title: 'projectTitleMissing' }],
    ['has a title too long', { title: 'a'.repeat(256) }, { title: 'tooLong' }],
    ['has no description', { description: ' ' }, { description: 'descriptionMissing' }],
    ['has a description too long', { description: 'a'.repeat(10_001) }, { description: 'tooLong' }],
    ['has no deadline', { deadline: null }, { deadline: 'deadlineMissing' }],
    ['is due today', { deadline: '2026-11-20' }, {}],
    ['was due yesterday', { deadline: '2026-11-19' }, { deadline: 'deadlinePast' }],
    ['is due in 51 years', { deadline: '2077-11-21' }, { deadline: 'deadlineFar' }],
  ])('%s', (_name, given, problems) => expect(checkNew({ ...good, ...given }, now)).toEqual(problems));
});

describe('an edited project', () => {
  const before = { ...good, deadline: '2026-11-01' };
  it.each<Row>([
    ['keeps its passed deadline', {}, {}],
    ['loses its description', { description: '' }, {}],
    ['loses its title', { title: '' }, { title: 'projectTitleMissing' }],
    ['loses its deadline', { deadline: null }, {}],
    ['is moved into the past', { deadline: '2026-11-02' }, { deadline: 'deadlinePast' }],
    ['is moved to today', { deadline: '2026-11-20' }, {}],
  ])('%s', (_name, given, problems) =>
    expect(checkEdit({ ...before, ...given }, before, now)).toEqual(problems),
  );
});

it('trims the title when creating', () => {
  expect(createRequest({ ...good, title: ' Billing ' })).toEqual(good);
});

it('sends only what differs when updating', () => {
  expect(updateRequest(good, { ...good, title: 'Other ', deadline: null })).toEqual({
    title: 'Other',
    deadline: null,
  });
  expect(updateRequest(good, { ...good, title: ' Billing ' })).toEqual({});
});
