import type { RemoteActor } from './remote-actor.js';
import type { RemoteContribution } from './remotes.js';

/** The permission of builds without `permissions`: everything that the person may do, but no other hosts. */
export const EVERYTHING = 'everything';

/** The origin in `host:https://api.example.com`. */
export const HOST_PERMISSION = 'host:';

/** The same for a remote in a frame: the host applies to its frame only. */
export const FRAME_HOST_PERMISSION = 'frame-host:';

/** Of a build that runs in a frame. It is a restriction, so it needs no agreement. */
export const FRAME = 'frame';

/** The permission of a build that runs in the page, when its remote ran in a frame before. */
export const PAGE = 'page';

/** Of a build with `notifications`. */
export const NOTIFIES = 'point:notification-type';

/** Groups whose calls give out secrets, change accounts or manage the installation; and files, which don't pass its channel. */
export const NOT_IN_FRAMES: readonly string[] = [
  'account',
  'people',
  'installation',
  'remotes',
  'team.write',
  'attachments.write',
];

/** A permission that was agreed to (`GET /remotes`). */
export interface RemoteAgreement {
  /** As in {@link permissionsOf}. */
  permission: string;
  /** The first version that needed it. */
  version: string;
  /** ISO 8601. */
  at: string;
  /** Who agreed: a team admin, or the system for builds that come with the installation. */
  by: RemoteActor;
}

/**
 * The permissions that a build needs, one entry for each: `calls:projects.read`, `storage:person`, `point:project-tab`,
 * `host:https://api.example.com`, or {@link EVERYTHING}.
 */
export const permissionsOf = ({
  permissions,
  extensions = [],
  slots = [],
  notifications = [],
  isolation,
}: Pick<
  RemoteContribution,
  'permissions' | 'extensions' | 'slots' | 'notifications' | 'isolation'
>): string[] => {
  if (!permissions) return [EVERYTHING];
  const { calls = [], storage = [], hosts = [] } = permissions;
  const all = [
    ...(isolation === 'frame' ? [FRAME] : []),
    ...calls.map((group) => `calls:${group}`),
    ...storage.map((owner) => `storage:${owner}`),
    ...[...extensions.map(({ point }) => point), ...slots].map((point) => `point:${point}`),
    ...(notifications.length > 0 ? [NOTIFIES] : []),
    ...hosts.map((host) => `${isolation === 'frame' ? FRAME_HOST_PERMISSION : HOST_PERMISSION}${host}`),
  ];
  return [...new Set(all)];
};

const isHost = (permission: string): boolean =>
  permission.startsWith(HOST_PERMISSION) || permission.startsWith(FRAME_HOST_PERMISSION);

/** Those without an agreement; {@link PAGE} when a remote leaves its frame. */
export const notAgreed = (needed: readonly string[], agreed: readonly string[]): string[] => [
  ...(agreed.includes(FRAME) && !needed.includes(FRAME) && !agreed.includes(PAGE) ? [PAGE] : []),
  ...needed.filter(
    (each) => each !== FRAME && !agreed.includes(each) && (isHost(each) || !agreed.includes(EVERYTHING)),
  ),
];
