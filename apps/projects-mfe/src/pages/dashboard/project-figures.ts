import type { Project, ProjectStatus } from '@taskloom/contracts';
import { knownMembers } from '../../members/known-members';

const withStatus = (projects: readonly Project[], status: ProjectStatus): Project[] =>
  projects.filter((project) => project.status === status);

/** The three tiles (spec §2, Dashboard). */
export const projectFigures = (projects: readonly Project[]) => ({
  active: withStatus(projects, 'active').length,
  completed: withStatus(projects, 'completed').length,
  people: new Set(projects.flatMap((project) => knownMembers(project).map(({ user }) => user._id))).size,
});

/** The day on which the last completed project was touched, as ISO instant; null when there is none. */
export const lastCompletion = (projects: readonly Project[]): string | null =>
  withStatus(projects, 'completed')
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? null;

export interface ProjectFilter {
  text: string;
  statuses: readonly ProjectStatus[];
}

/** Title or description, case-insensitive (spec §2); any of the chosen statuses (decisions §5). */
export const matchingProjects = (
  projects: readonly Project[],
  { text, statuses }: ProjectFilter,
): Project[] => {
  const wanted = text.trim().toLowerCase();
  return projects.filter(
    ({ title, description, status }) =>
      (statuses.length === 0 || statuses.includes(status)) &&
      (title.toLowerCase().includes(wanted) || description.toLowerCase().includes(wanted)),
  );
};
