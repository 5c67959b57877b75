import type { Project, TeamMember } from '@taskloom/contracts';

/** Team members who are not in the project yet (specification 2.6). */
export const addableMembers = (
  team: readonly TeamMember[],
  { members }: Pick<Project, 'members'>,
): TeamMember[] => team.filter((candidate) => !members.some(({ user }) => user?._id === candidate._id));
