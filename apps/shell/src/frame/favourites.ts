import type { Project } from '@taskloom/contracts';
import type { RecentProject } from '@taskloom/client';
import { currentLanguage } from '@taskloom/client/texts';

type Projects = readonly RecentProject[];

export const without = (known: Projects, id: string): Projects => known.filter(({ _id }) => _id !== id);

const sorted = (projects: Projects): Projects => {
  const { compare } = new Intl.Collator(currentLanguage(), { numeric: true });
  return projects.toSorted((a, b) => compare(a.title, b.title));
};

/** With the project by its title if it is a favourite in use, otherwise without it. */
export const withProject = (
  known: Projects,
  { _id, title, favourite, archive }: RecentProject & Pick<Project, 'favourite' | 'archive'>,
): Projects => {
  const others = without(known, _id);
  return favourite && !archive ? sorted([...others, { _id, title }]) : others;
};

/** With the current title of a project that may be one of them. */
export const withTitle = (known: Projects, project: RecentProject): Projects =>
  known.some(({ _id }) => _id === project._id) ? withProject(known, { ...project, favourite: true }) : known;
