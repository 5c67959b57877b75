import type { SearchList, SearchResult } from '../search.js';
import type { Assignee } from '../task.js';
import { normaliseSearch } from './normalise.js';

/** What a task of a list may leave out. */
const NOTHING = {
  description: '',
  startDate: null,
  deadline: null,
  labels: [],
  relations: [],
  checklistTotal: 0,
  checklistDone: 0,
  commentCount: 0,
  attachmentCount: 0,
};

/** The results of a search, each with its people and its project. Those of a server without `view` are taken too. */
export const foundResults = (answer: SearchList | SearchResult): SearchResult => {
  if (!('people' in answer)) return normaliseSearch(answer);
  const { people, taskProjects } = answer;
  const at = (places: number[] = []) => places.flatMap((place) => people[place] ?? []);
  const as = (role: Assignee['role'], places?: number[]) => at(places).map((user) => ({ user, role }));
  return normaliseSearch({
    ...answer,
    projects: answer.projects.flatMap(({ members, joinedAt, ...project }) =>
      at(members.slice(0, 1)).map(({ email: _email, ...owner }) => ({
        description: '',
        deadline: null,
        archive: null,
        archiveDoneAfter: null,
        ...project,
        owner,
        members: at(members).map((user, place) => ({
          user,
          role: place === 0 ? 'owner' : 'member',
          joinedAt: joinedAt[place] ?? '',
        })),
      })),
    ),
    tasks: answer.tasks.flatMap(({ project, primary, secondary, ...task }) =>
      taskProjects.slice(project, project + 1).map((of) => ({
        ...NOTHING,
        ...task,
        project: of,
        assignees: [...as('primary', primary), ...as('secondary', secondary)],
      })),
    ),
  });
};
