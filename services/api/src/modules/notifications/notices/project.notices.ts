import { PROJECT_STATUS_LABELS, SCREENS } from '@taskloom/contracts';
import type {
  ProjectCopied,
  ProjectDeleted,
  ProjectMemberAdded,
  ProjectOwnerChanged,
  ProjectUpdated,
} from '../../projects/index.js';
import { presentPublicPerson } from '../../users/index.js';
import { listed, nameOf, quoted, type Notice } from './notice.js';

const NEWS: readonly string[] = ['title', 'status', 'deadline'];

export const onProjectUpdated = ({ actor, before, after, changed }: ProjectUpdated): Notice[] => {
  const fields = changed.filter((field) => NEWS.includes(field));
  if (fields.length === 0) return [];
  const onlyStatus = fields.length === 1 && fields[0] === 'status';
  const what = onlyStatus
    ? `set ${quoted(after.title)} to ${PROJECT_STATUS_LABELS[after.status]}`
    : `changed ${listed(fields)} of ${quoted(before.title)}`;
  return after.members.map(({ user }) => ({
    userId: user._id,
    type: 'project_update',
    title: 'Project updated',
    message: `${nameOf(actor)} ${what}.`,
    link: SCREENS.project(after._id),
    sender: actor,
    project: after,
    details: onlyStatus
      ? { event: 'project-status', value: after.status }
      : { event: 'project-changed', fields, value: before.title },
  }));
};

export const onProjectDeleted = ({ actor, project }: ProjectDeleted): Notice[] =>
  project.members.map(({ user }) => ({
    userId: user._id,
    type: 'project_update',
    title: 'Project deleted',
    message: `${nameOf(actor)} deleted ${quoted(project.title)}.`,
    link: SCREENS.dashboard,
    sender: actor,
    project,
    details: { event: 'project-deleted' },
  }));

/** The person who was added, and the other members (specification 12). */
export const onProjectMemberAdded = ({ actor, project, member }: ProjectMemberAdded): Notice[] =>
  project.members.map(({ user }) => ({
    userId: user._id,
    type: 'member_joined',
    title: 'New member',
    message:
      user._id === member.user._id
        ? `${nameOf(actor)} added you to ${quoted(project.title)}.`
        : `${member.user.name} joined ${quoted(project.title)}.`,
    link: SCREENS.project(project._id),
    sender: actor,
    project,
    details:
      user._id === member.user._id
        ? { event: 'project-added' }
        : { event: 'project-joined', value: member.user.name },
  }));

/** Each person who was added with the copy; not the others again, of whom there may be many. */
export const onProjectCopied = ({ caller, project, memberIds }: ProjectCopied): Notice[] =>
  memberIds.map((userId) => ({
    userId,
    type: 'member_joined',
    title: 'New member',
    message: `${nameOf(caller)} added you to ${quoted(project.title)}.`,
    link: SCREENS.project(project._id),
    sender: presentPublicPerson(caller),
    project,
    details: { event: 'project-added' },
  }));

export const onProjectOwnerChanged = ({ actor, project }: ProjectOwnerChanged): Notice[] => [
  {
    userId: project.owner._id,
    type: 'role_changed',
    title: 'Role changed',
    message: `${nameOf(actor)} made you the owner of ${quoted(project.title)}.`,
    link: SCREENS.project(project._id),
    sender: actor,
    project,
    details: { event: 'project-owner' },
  },
];
