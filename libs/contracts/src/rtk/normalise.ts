import { parseDay } from '../deadline.js';
import type { Project, ProjectMember } from '../project.js';
import { API, API_BASE } from '../routes.js';
import type { SearchResult, TaskHit } from '../search.js';
import {
  TASK_DEFAULTS,
  TASK_EDITS,
  TASK_FIELD_KINDS,
  type Assignee,
  type EditableTask,
  type Task,
  type TaskCard,
  type TaskEdit,
  type TaskFieldKind,
  type TaskFields,
} from '../task.js';
import type { TeamMember } from '../team.js';
import type { Person } from '../user.js';

/**
 * Input of the functions below. They fill in the fields that the specification calls optional (specification 3) and that another
 * version of the server may omit. Existing values stay, except that a day loses its time.
 */
type Loose<T> = { [K in keyof T]?: T[K] | null };

const list = <T>(value: readonly T[] | null | undefined): T[] => (Array.isArray(value) ? [...value] : []);

/** A calendar day; a full ISO string is cut to its date part (specification 10). */
const day = (value: string | null | undefined): string | null => (value ? parseDay(value) : null);

/** The seed is 'User' for a person without a name. */
const picture = (name: string | null | undefined): string =>
  `${API_BASE}${API.initialsAvatar}?seed=${encodeURIComponent(name?.trim() || 'User')}`;

const withPicture = <P extends Loose<Person>>(person: P): P =>
  person.avatar ? person : { ...person, avatar: picture(person.name) };

/** Drops entries whose person has no id or no name (specification 3). */
const known = <T extends ProjectMember | Assignee>(entries: readonly T[] | null | undefined): T[] =>
  list(entries)
    .filter(({ user }: { user: Loose<Person> | null }) => user?._id && user.name)
    .map((entry) => ({ ...entry, user: withPicture(entry.user) }));

export const normaliseProject = (answer: Project): Project => {
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

/** The kind of a field determines the type of its values. */
const BY_KIND: Partial<Record<TaskFieldKind, (value: never) => unknown>> = {
  day,
  people: known,
  labels: list,
};

const editable = (answer: Loose<EditableTask>): EditableTask => {
  const valueOf = (field: TaskEdit) =>
    BY_KIND[TASK_FIELD_KINDS[field]]?.(answer[field] as never) ?? answer[field] ?? TASK_DEFAULTS[field];
  return Object.fromEntries(TASK_EDITS.map((field) => [field, valueOf(field)])) as unknown as EditableTask;
};

const normaliseFields = <T extends Omit<TaskFields, 'project'>>(answer: T): T => {
  const { position, version, checklistTotal, checklistDone, relations }: Loose<TaskFields> = answer;
  return {
    ...answer,
    ...editable(answer),
    position: position ?? '',
    checklistTotal: checklistTotal ?? 0,
    checklistDone: checklistDone ?? 0,
    relations: list(relations),
    version: version ?? 0,
  };
};

export const normaliseTask = (answer: Task): Task => {
  const { comments, commentCount, attachments, checklist }: Loose<Task> = answer;
  return {
    ...normaliseFields(answer),
    comments: list(comments),
    commentCount: commentCount ?? list(comments).length,
    attachments: list(attachments),
    checklist: list(checklist),
  };
};

/** Also accepts a whole task in place of a card and counts its lists. */
export const normaliseCard = <T extends TaskCard | TaskHit>(answer: T): T => {
  const { commentCount, attachmentCount, comments, attachments }: Loose<TaskCard & Task> = answer as Loose<
    TaskCard & Task
  >;
  return {
    ...normaliseFields(answer),
    commentCount: commentCount ?? list(comments).length,
    attachmentCount: attachmentCount ?? list(attachments).length,
  };
};

/** An empty list when the response is not an array (specification 7). */
export const normaliseList =
  <T>(each: (answer: T) => T) =>
  (answer: T[]): T[] =>
    list(answer).map(each);

/** Fills in both the flat and the nested fields, whichever were sent (specification 11). */
export const normaliseTeamMember = (answer: TeamMember): TeamMember => {
  const { user }: Loose<TeamMember> = answer;
  const flat = withPicture({ ...user, ...answer });
  return { ...flat, user: withPicture(user ?? flat) };
};

export const normaliseSearch = ({ projects, tasks, comments, total }: Loose<SearchResult>): SearchResult => ({
  projects: list(projects).map(normaliseProject),
  tasks: list(tasks).map(normaliseCard),
  ...(comments && { comments }),
  ...(total && { total }),
});
