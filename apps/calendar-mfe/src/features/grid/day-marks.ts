import { hueOf, type Hue } from '@taskloom/contracts';

interface Entries {
  entries: readonly { _id: string }[];
  tasks: readonly { project: { _id: string } }[];
  items: readonly unknown[];
}

/** From one more on, the number is easier to read. */
const MOST_MARKS = 3;

/** What a narrow day shows: a mark for each entry, null for one without a project, or the number of many. */
export const marksOf = ({ entries, tasks, items }: Entries): (Hue | null)[] | number => {
  const all = entries.length + tasks.length + items.length;
  if (all > MOST_MARKS) return all;
  return [
    ...entries.map(({ _id }) => hueOf(_id)),
    ...tasks.map(({ project }) => hueOf(project._id)),
    ...items.map(() => null),
  ];
};
