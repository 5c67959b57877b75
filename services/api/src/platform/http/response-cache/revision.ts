/** Two counters of the database: changes of one project, and changes of people's names and pictures. Both only grow. */
export type Revision = readonly [project: number, people: number];

/** Whether `revision` includes everything that `seen` includes. */
export const covers = (revision: Revision, seen: Revision): boolean =>
  revision[0] >= seen[0] && revision[1] >= seen[1];
