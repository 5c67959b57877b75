import type { TestApi, TestUser } from '../index.js';
import type { Actor } from './table.js';
import type { World } from './world.js';

interface RequestParts {
  /** How this request differs, when a route has several. */
  as?: string;
  body?: (world: World, self: TestUser) => unknown;
  headers?: Record<string, string>;
  /** The expected status per actor, where the row allows several. */
  gets?: Partial<Record<Actor, number>>;
}

/** Path below `/api`. */
export type PlainPath = (world: World, self: TestUser) => string;
/** Path below `/api`, after other requests that prepare the world, such as one that archives the project. */
export type PreparedPath = (world: World, self: TestUser, api: TestApi) => Promise<string>;

/** It changes its world only if it is accepted, so refused requests share one. */
interface PlainRequest extends RequestParts {
  path: PlainPath;
  preparedPath?: undefined;
}

/** It needs a world of its own. */
interface PreparedRequest extends RequestParts {
  path?: undefined;
  preparedPath: PreparedPath;
}

export type PermissionRequest = PlainRequest | PreparedRequest;

export const pathOf = async (
  { path, preparedPath }: PermissionRequest,
  world: World,
  self: TestUser,
  api: TestApi,
): Promise<string> => (preparedPath ? preparedPath(world, self, api) : path(world, self));

/** The same response to everyone but an anonymous caller. */
export const everybodySignedIn = (status: number): PermissionRequest['gets'] => ({
  nonMember: status,
  member: status,
  owner: status,
  teamAdminOutside: status,
  removedMember: status,
  invitedNotAccepted: status,
});
