import type { TestApi, TestUser } from '../index.js';
import type { Actor } from './table.js';
import type { World } from './world.js';

export interface PermissionRequest {
  /** How this request differs, when a route has several. */
  as?: string;
  /** Path below `/api`. */
  path: (world: World, self: TestUser, api: TestApi) => string | Promise<string>;
  body?: (world: World, self: TestUser) => unknown;
  headers?: Record<string, string>;
  /** The expected status per actor, where the row allows several. */
  gets?: Partial<Record<Actor, number>>;
}

/** The same response to everyone but an anonymous caller. */
export const everybodySignedIn = (status: number): PermissionRequest['gets'] => ({
  nonMember: status,
  member: status,
  owner: status,
  teamAdminOutside: status,
  removedMember: status,
  invitedNotAccepted: status,
});
