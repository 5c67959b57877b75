import type { Project, TeamMember } from '@taskloom/contracts';

/** Only team members who are not in the project yet are offered (spec §2). */
export const addableMembers = (
  team: readonly TeamMember[],
  { members }: Pick<Project, 'members'>,
): TeamMember[] => team.filter((candidate) => !members.some(({ user }) => user?._id === candidate._id));
