import { foldText, type ListedProject, type ProjectStatus } from '@taskloom/contracts';
import { knownMembers } from '../../members/known-members';

const withStatus = (projects: readonly ListedProject[], status: ProjectStatus): ListedProject[] =>
  projects.filter((project) => project.status === status);

/** The three tiles (specification 2.5). */
export const projectFigures = (projects: readonly ListedProject[]) => ({
  active: withStatus(projects, 'active').length,
  completed: withStatus(projects, 'completed').length,
  people: new Set(projects.flatMap((project) => knownMembers(project).map(({ user }) => user._id))).size,
});

/** When the last completed project was updated, as an ISO instant; null when there is none. */
export const lastCompletion = (projects: readonly ListedProject[]): string | null =>
  withStatus(projects, 'completed')
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1) ?? null;

export interface ProjectFilter {
  text: string;
  statuses: readonly ProjectStatus[];
}

/**
 * Matches title or description, ignoring case (specification 2.5), and any of the chosen statuses
 * (specification 14).
 */
export const matchingProjects = (
  projects: readonly ListedProject[],
  { text, statuses }: ProjectFilter,
): ListedProject[] => {
  const wanted = foldText(text.trim());
  return projects.filter(
    ({ title, description, status }) =>
      (statuses.length === 0 || statuses.includes(status)) &&
      foldText(`${title}\n${description}`).includes(wanted),
  );
};
