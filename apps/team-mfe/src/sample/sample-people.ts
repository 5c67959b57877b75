import {
  addDays,
  localDay,
  type ProjectStatus,
  type TaskHit,
  type TaskPriority,
  type TeamMember,
  type TeamPerson,
} from '@taskloom/contracts';
import { aCard, anAssignee, aProject, aUser } from '@taskloom/client/standalone';

const project = (title: string, status: ProjectStatus = 'active') => aProject({ title, status });

const PROJECTS = [
  project('Billing migration'),
  project('Status page relaunch'),
  project('Event intake'),
  project('Customer research'),
  project('Support handbook'),
  project('Office move', 'on-hold'),
];

const TITLES = [
  'Rotate webhook secrets without dropping events',
  'Answer the two open audit findings',
  'New invoice layout with both tax numbers',
  'Choose names for the three status levels',
  'Agree on the rollback window',
];

const PRIORITIES: readonly TaskPriority[] = ['high', 'medium', 'low'];

/** What the signed-in person may see of a member: as much as the list counts. */
export function samplePerson(member: TeamMember): TeamPerson {
  const { projects = 0, openTasks = 0 } = member;
  const shared = PROJECTS.slice(0, projects);
  const task = (at: number): TaskHit => {
    const { _id = '', title = '', status } = shared[at % shared.length] ?? {};
    const card = aCard({
      title: TITLES[at % TITLES.length],
      deadline: at % 4 === 3 ? null : addDays(localDay(), at * 3 - 4),
      priority: PRIORITIES[at % PRIORITIES.length],
      status: at % 2 === 0 ? 'inprogress' : 'todo',
      assignees: [anAssignee(aUser({ _id: member._id, name: member.name }), 'primary')],
    });
    return { ...card, project: { _id, title, status } };
  };
  return {
    member,
    projects: shared.map(({ _id, title, status }, at) => ({
      ...{ _id, title, status },
      role: at === 1 ? 'owner' : 'member',
    })),
    tasks: shared.length > 0 ? Array.from({ length: openTasks }, (_, at) => task(at)) : [],
  };
}
