import type { ProjectMember } from '../project.js';
import type { SearchList, SearchResult } from '../search.js';
import { TASK_DEFAULTS, type Assignee } from '../task.js';
import { normaliseSearch } from './normalise.js';

/** What a task of a list may leave out. */
const NOTHING = {
  ...TASK_DEFAULTS,
  relations: [],
  checklistTotal: 0,
  checklistDone: 0,
  commentCount: 0,
  attachmentCount: 0,
};

/** The results of a search, each with its people and its project. Those of a server without `view` are taken too. */
export const foundResults = (answer: SearchList | SearchResult): SearchResult => {
  if (!('people' in answer)) return normaliseSearch(answer);
  const { people, taskProjects, comments, total } = answer;
  const assignees = (role: Assignee['role'], places: number[] = []): Assignee[] =>
    places.flatMap((place) => (people[place] ? { user: people[place], role } : []));
  return normaliseSearch({
    projects: answer.projects.flatMap(({ members: places, joinedAt, ...project }) => {
      const members = places.flatMap((place, at): ProjectMember | [] =>
        people[place]
          ? { user: people[place], role: at === 0 ? 'owner' : 'member', joinedAt: joinedAt[at] ?? '' }
          : [],
      );
      const [first] = members;
      if (!first) return [];
      const { email: _email, ...owner } = first.user;
      const none = { description: '', deadline: null, archive: null, archiveDoneAfter: null };
      return { ...none, ...project, owner, members };
    }),
    tasks: answer.tasks.flatMap(({ project: place, primary, secondary, ...task }) => {
      const project = taskProjects[place];
      if (!project) return [];
      return {
        ...NOTHING,
        ...task,
        project,
        assignees: [...assignees('primary', primary), ...assignees('secondary', secondary)],
      };
    }),
    comments,
    total,
  });
};
