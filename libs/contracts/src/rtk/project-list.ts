import {
  DEFAULT_PROJECT_STATUS,
  type ListedProject,
  type Project,
  type ProjectList,
  type ProjectListEntry,
} from '../project.js';
import type { Person } from '../user.js';
import { normaliseList, normaliseProject } from './normalise.js';

const whole = (
  { members, taskCounts, ...fields }: ProjectListEntry,
  users: readonly Person[],
): ListedProject => {
  const people = members.flatMap((place) => users[place] ?? []);
  const [todo = 0, inprogress = 0, done = 0] = taskCounts;
  const { email: _email, ...owner } = people[0] ?? { _id: '', name: '', avatar: '', email: '' };
  return {
    description: '',
    status: DEFAULT_PROJECT_STATUS,
    deadline: null,
    archiveDoneAfter: null,
    ...fields,
    owner,
    members: people.map((user, place) => ({ user, role: place === 0 ? 'owner' : 'member' })),
    taskCounts: { todo, inprogress, done },
  };
};

/** The projects of a list, each with its people. Whole projects are taken too, and anything else is empty (specification 7). */
export const listedProjects = (answer: Partial<ProjectList> | Project[]): ListedProject[] => {
  if (Array.isArray(answer)) return normaliseList(normaliseProject)(answer);
  const { users = [], projects = [] } = answer;
  return projects.map((entry) => whole(entry, users));
};
