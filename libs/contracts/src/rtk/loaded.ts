import { parseDay } from '../deadline.js';
import type { Project, ProjectMember } from '../project.js';
import { API, API_BASE } from '../routes.js';
import type { SearchResult, TaskHit } from '../search.js';
import type { Assignee, Task, TaskCard, TaskFields } from '../task.js';
import type { TeamMember } from '../team.js';
import type { Person } from '../user.js';

/**
 * What the screens rely on, of an answer that leaves out what the specification calls optional (spec §3): a server of
 * another version, a stand-in of a test. Nothing that is there is changed but a deadline's time of day.
 */
type Loose<T> = { [K in keyof T]?: T[K] | null };

const list = <T>(value: readonly T[] | null | undefined): T[] => (Array.isArray(value) ? [...value] : []);

/** A calendar day; a full ISO string is cut to its date part (decisions §1). */
const day = (value: string | null | undefined): string | null => (value ? parseDay(value) : null);

/** Seed 'User' without a name (spec §3, §7). */
const picture = (name: string | null | undefined): string =>
  `${API_BASE}${API.initialsAvatar}?seed=${encodeURIComponent(name?.trim() || 'User')}`;

const withPicture = <P extends Loose<Person>>(person: P): P =>
  person.avatar ? person : { ...person, avatar: picture(person.name) };

/** Entries without a person that has an id and a name are dropped on load (spec §3). */
const known = <T extends ProjectMember | Assignee>(entries: readonly T[] | null | undefined): T[] =>
  list(entries)
    .filter(({ user }: { user: Loose<Person> | null }) => user?._id && user.name)
    .map((entry) => ({ ...entry, user: withPicture(entry.user) }));

export const projectLoaded = (answer: Project): Project => {
  const { description, deadline, members, taskCounts, version }: Loose<Project> = answer;
  return {
    ...answer,
    description: description ?? '',
    deadline: day(deadline),
    members: known(members),
    taskCounts: taskCounts ?? { todo: 0, inprogress: 0, done: 0 },
    version: version ?? 0,
  };
};

const fieldsLoaded = <T extends Omit<TaskFields, 'project'>>(answer: T): T => {
  const { description, deadline, assignees, position, version }: Loose<TaskFields> = answer;
  return {
    ...answer,
    description: description ?? '',
    deadline: day(deadline),
    assignees: known(assignees),
    position: position ?? '',
    version: version ?? 0,
  };
};

export const taskLoaded = (answer: Task): Task => {
  const { comments, commentCount, attachments }: Loose<Task> = answer;
  return {
    ...fieldsLoaded(answer),
    comments: list(comments),
    commentCount: commentCount ?? list(comments).length,
    attachments: list(attachments),
  };
};

/** Of a card, or of a whole task in its place: its lists are counted. */
export const cardLoaded = <T extends TaskCard | TaskHit>(answer: T): T => {
  const { commentCount, attachmentCount, comments, attachments }: Loose<TaskCard & Task> = answer as Loose<
    TaskCard & Task
  >;
  return {
    ...fieldsLoaded(answer),
    commentCount: commentCount ?? list(comments).length,
    attachmentCount: attachmentCount ?? list(attachments).length,
  };
};

/** Not an array: empty (spec §7). */
export const listLoaded =
  <T>(each: (answer: T) => T) =>
  (answer: T[]): T[] =>
    list(answer).map(each);

/** Flat and nested, whichever of them was sent (decisions §2). */
export const teamMemberLoaded = (answer: TeamMember): TeamMember => {
  const { user }: Loose<TeamMember> = answer;
  const flat = withPicture({ ...user, ...answer });
  return { ...flat, user: withPicture(user ?? flat) };
};

export const searchLoaded = ({ projects, tasks }: Loose<SearchResult>): SearchResult => ({
  projects: list(projects).map(projectLoaded),
  tasks: list(tasks).map(cardLoaded),
});
