import type { Project } from '../project.js';
import { TASK_DEFAULTS, type Task, type TaskCard } from '../task.js';
import type { TeamMember } from '../team.js';
import {
  normaliseCard,
  normaliseList,
  normaliseProject,
  normaliseSearch,
  normaliseTask,
  normaliseTeamMember,
} from './normalise.js';

/** Only the fields that specification 3 requires. */
const bare = (more: object = {}) => ({ _id: 'p1', title: 'Apollo', status: 'active', ...more }) as unknown;
const maya = { _id: 'u1', name: 'Maya Lindqvist', email: 'maya@fernbank.example', avatar: '/maya.png' };

describe('A project', () => {
  it('has defaults for omitted fields', () => {
    expect(normaliseProject(bare() as Project)).toEqual({
      _id: 'p1',
      title: 'Apollo',
      status: 'active',
      description: '',
      deadline: null,
      members: [],
      taskCounts: { todo: 0, inprogress: 0, done: 0 },
      version: 0,
    });
  });

  it('has a day as its deadline, also when an instant was sent', () => {
    const { deadline } = normaliseProject(bare({ deadline: '2026-11-25T00:00:00.000Z' }) as Project);
    expect(deadline).toBe('2026-11-25');
  });

  it('has only members with an id and a name, each with a picture', () => {
    const nobody = [{ user: null }, { role: 'member' }, { user: { _id: 'u2' } }, { user: { name: 'No id' } }];
    const ada = { user: { _id: 'u3', name: 'Ada Lovelace' } };
    const { members } = normaliseProject(bare({ members: [...nobody, { user: maya }, ada] }) as Project);
    expect(members.map(({ user: { name, avatar } }) => [name, avatar])).toEqual([
      ['Maya Lindqvist', '/maya.png'],
      ['Ada Lovelace', '/api/avatars/initials.svg?seed=Ada%20Lovelace'],
    ]);
  });

  it('is unchanged when it is complete', () => {
    const whole = {
      description: 'D',
      deadline: '2026-11-25',
      members: [{ user: maya, role: 'owner' }],
      taskCounts: { todo: 1, inprogress: 2, done: 3 },
      version: 4,
    };
    expect(normaliseProject(bare(whole) as Project)).toEqual(bare(whole));
  });
});

describe('A task', () => {
  it('has defaults for omitted fields', () => {
    expect(normaliseTask({ _id: 't1' } as Task)).toMatchObject({
      ...TASK_DEFAULTS,
      comments: [],
      attachments: [],
    });
  });

  it('has days without a time, also when an instant was sent', () => {
    const instants = { startDate: '2026-11-24T00:00:00.000Z', deadline: '2026-11-25T00:00:00.000Z' };
    expect(normaliseTask({ _id: 't1', ...instants } as Task)).toMatchObject({
      startDate: '2026-11-24',
      deadline: '2026-11-25',
    });
  });

  it('has counts on its card, computed unless the response has them', () => {
    const whole = { _id: 't1', comments: [1, 2], attachments: [1] } as unknown as TaskCard;
    expect(normaliseCard(whole)).toMatchObject({ commentCount: 2, attachmentCount: 1 });
    expect(normaliseCard({ ...whole, commentCount: 7 })).toMatchObject({ commentCount: 7 });
  });
});

describe('Lists', () => {
  it.each([null, undefined, {}, '<html>'])('are empty when the response is %s', (answer) =>
    expect(normaliseList(normaliseProject)(answer as unknown as Project[])).toEqual([]),
  );

  it('are empty when a search result omits them', () =>
    expect(normaliseSearch({})).toEqual({ projects: [], tasks: [] }));
});

it.each([
  ['flat', { ...maya, role: 'admin' }],
  ['nested', { user: maya, role: 'admin' }],
])('A team member who is sent %s is both', (_, sent) =>
  expect(normaliseTeamMember(sent as TeamMember)).toMatchObject({ ...maya, role: 'admin', user: maya }),
);
