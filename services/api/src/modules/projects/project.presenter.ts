import type { LiveProject, Project } from '@taskloom/contracts';
import { presentPublicPerson } from '../users/index.js';

/** For events, which never carry an e-mail address. */
export const presentLiveMembers = ({ members }: Project): LiveProject['members'] =>
  members.map((member) => ({ ...member, user: presentPublicPerson(member.user) }));

export const presentLiveProject = (project: Project): LiveProject => ({
  ...project,
  members: presentLiveMembers(project),
});
