import type { Attachment } from './attachment.js';
import type { Comment } from './comment.js';
import type { ProjectUpdate } from './project.js';
import type { RemoteRight } from './remote-json.js';
import type { RemoteContribution } from './remotes.js';
import type { TeamRole } from './user.js';

type Actor = { _id: string };
type Owned = { owner: { _id: string } };
type Joined = { members: { user: { _id: string } }[] };

/**
 * Whether a person owns a project.
 * @example
 * if (isOwner(user, project)) save();
 */
export const isOwner = (actor: Actor, project: Owned): boolean => actor._id === project.owner._id;

/**
 * Whether the actor may see the project; anyone else gets a 404, as for a project that doesn't exist.
 * @example
 * if (!isMember(user, project)) return <NotFound title="This project does not exist" />;
 */
export const isMember = (actor: Actor, project: Joined): boolean =>
  project.members.some(({ user }) => user._id === actor._id);

/**
 * Only owners change a project's fields.
 * @example
 * const actions = canEditProject(user, project) ? <Button>Edit</Button> : null;
 */
export const canEditProject = (actor: Actor, project: Owned): boolean => isOwner(actor, project);
/**
 * Only owners delete a project.
 * @example
 * const disabled = !canDeleteProject(user, project);
 */
export const canDeleteProject = (actor: Actor, project: Owned): boolean => isOwner(actor, project);
/**
 * Only owners archive a project.
 * @example
 * const disabled = !canArchiveProject(user, project);
 */
export const canArchiveProject = (actor: Actor, project: Owned): boolean => isOwner(actor, project);
/**
 * Every member may create labels.
 * @example
 * const disabled = !canManageLabels(user, project);
 */
export const canManageLabels = (actor: Actor, project: Owned): boolean => isOwner(actor, project);
/**
 * Only owners add and remove members.
 * @example
 * const disabled = !canManageMembers(user, project);
 */
export const canManageMembers = (actor: Actor, project: Owned): boolean => isOwner(actor, project);

/**
 * The owner may change any field, other members only `status` (specification 6).
 * @example
 * canUpdateProject(user, project, ['status']);
 */
export const canUpdateProject = (
  actor: Actor,
  project: Owned,
  fields: readonly (keyof ProjectUpdate | string)[],
): boolean => isOwner(actor, project) || fields.every((field) => field === 'status');

/**
 * A member may leave, and the owner may remove others; no one can remove the owner.
 * @example
 * canRemoveMember(user, project, userId);
 */
export const canRemoveMember = (actor: Actor, project: Owned, userId: string): boolean =>
  isOwner(actor, project) || actor._id === userId;

/**
 * Granted to the uploader and the project's owner (specification 11).
 * @example
 * const disabled = !canDeleteAttachment(user, project, attachment);
 */
export const canDeleteAttachment = (
  actor: Actor,
  project: Owned,
  attachment: Pick<Attachment, 'uploadedBy'>,
): boolean => isOwner(actor, project) || attachment.uploadedBy._id === actor._id;

/**
 * Only its author may edit the text of a comment.
 * @example
 * const disabled = !canEditComment(user, comment);
 */
export const canEditComment = (actor: Actor, comment: Pick<Comment, 'author'>): boolean =>
  comment.author._id === actor._id;

/**
 * Granted to its author and the project's owner, as for attachments.
 * @example
 * const disabled = !canDeleteComment(user, project, comment);
 */
export const canDeleteComment = (actor: Actor, project: Owned, comment: Pick<Comment, 'author'>): boolean =>
  isOwner(actor, project) || comment.author._id === actor._id;

/**
 * Team admins invite people.
 * @example
 * const actions = canInvite(user) ? <Button>Invite</Button> : null;
 */
export const canInvite = (actor: { role: TeamRole }): boolean => actor.role === 'admin';
/**
 * Team admins change roles and remove people from the team.
 * @example
 * const disabled = !canManageTeam(user);
 */
export const canManageTeam = (actor: { role: TeamRole }): boolean => actor.role === 'admin';
/**
 * May see the storage of the whole installation.
 * @internal
 */
export const canSeeInstallationStorage = (actor: { role: TeamRole }): boolean => actor.role === 'admin';
/**
 * May see and change the live version of each remote.
 * @internal
 */
export const canOperateRemotes = (actor: { role: TeamRole }): boolean => actor.role === 'admin';
/**
 * May see all people of the team with their state, and disable them.
 * @internal
 */
export const canManagePeople = (actor: { role: TeamRole }): boolean => actor.role === 'admin';

const RIGHTS: Readonly<Record<RemoteRight, (actor: { role: TeamRole }) => boolean>> = {
  'manage-people': canManagePeople,
  'operate-remotes': canOperateRemotes,
};

/**
 * Whether a person may use a remote; `null` is a visitor who is not signed in. An unknown right denies access.
 * @example
 * canUseRemote(user, { rights: ['operate-remotes'] });
 */
export const canUseRemote = (
  actor: { role: TeamRole } | null,
  { rights = [] }: Pick<RemoteContribution, 'rights'>,
): boolean => rights.every((right) => actor !== null && Object.hasOwn(RIGHTS, right) && RIGHTS[right](actor));
