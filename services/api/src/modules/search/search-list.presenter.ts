import type {
  AssigneeRole,
  Person,
  Project,
  SearchList,
  SearchListProject,
  SearchListTask,
  SearchResult,
  TaskHit,
} from '@taskloom/contracts';

/** Collects values, each once, and returns the place of each in `rows`. */
const table = <T extends { _id: string }>() => {
  const rows: T[] = [];
  const places = new Map<string, number>();
  const placeOf = (row: T): number => {
    const known = places.get(row._id);
    if (known !== undefined) return known;
    places.set(row._id, rows.length);
    return rows.push(row) - 1;
  };
  return { rows, placeOf };
};

/** Undefined, which JSON leaves out, in place of a default that the client knows. */
const given = <T>(value: T): T | undefined =>
  value === null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0)
    ? undefined
    : value;

/** The results with each person and each project of tasks once; nothing else is lost. */
export const presentSearchList = ({ projects, tasks, comments, total }: SearchResult): SearchList => {
  const people = table<Person>();
  const taskProjects = table<TaskHit['project']>();

  const project = ({ owner: _owner, members, ...rest }: Project): SearchListProject => ({
    ...rest,
    description: given(rest.description),
    deadline: given(rest.deadline),
    archive: given(rest.archive),
    archiveDoneAfter: given(rest.archiveDoneAfter),
    members: members.map(({ user }) => people.placeOf(user)),
    joinedAt: members.map(({ joinedAt }) => joinedAt),
  });

  const task = ({ project: of, assignees, ...rest }: TaskHit): SearchListTask => {
    const withRole = (wanted: AssigneeRole): number[] | undefined =>
      given(assignees.filter(({ role }) => role === wanted).map(({ user }) => people.placeOf(user)));
    return {
      ...rest,
      description: given(rest.description),
      startDate: given(rest.startDate),
      deadline: given(rest.deadline),
      labels: given(rest.labels),
      relations: given(rest.relations),
      checklistTotal: given(rest.checklistTotal),
      checklistDone: given(rest.checklistDone),
      commentCount: given(rest.commentCount),
      attachmentCount: given(rest.attachmentCount),
      project: taskProjects.placeOf(of),
      primary: withRole('primary'),
      secondary: withRole('secondary'),
    };
  };

  const found = { projects: projects.map(project), tasks: tasks.map(task) };
  return {
    people: people.rows,
    taskProjects: taskProjects.rows,
    ...found,
    ...(comments && { comments }),
    ...(total && { total }),
  };
};
