import type { ListedProject, ProjectOrder } from '@taskloom/contracts';
import { currentLanguage } from '@taskloom/client/texts';

/** Behind every day, for projects without a deadline. */
const NEVER = '9999';

const isOther = ({ favourite }: ListedProject): number => Number(!favourite);

type Compare = (a: ListedProject, b: ListedProject) => number;

/** The favourites, then the other projects, each in the order that the person has chosen. The list of the server is in that of the last update. */
export const inOrder = (
  projects: readonly ListedProject[],
  order: ProjectOrder,
  userId: string,
): readonly ListedProject[] => {
  const { compare } = new Intl.Collator(currentLanguage(), { numeric: true });
  const isOthers = ({ owner }: ListedProject): number => Number(owner._id !== userId);
  const orders: Record<Exclude<ProjectOrder, 'updated'>, Compare> = {
    deadline: (a, b) => compare(a.deadline ?? NEVER, b.deadline ?? NEVER),
    name: (a, b) => compare(a.title, b.title),
    mine: (a, b) => isOthers(a) - isOthers(b),
  };
  const ordered = order === 'updated' ? projects : projects.toSorted(orders[order]);
  return ordered.toSorted((a, b) => isOther(a) - isOther(b));
};
