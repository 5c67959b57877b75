import type { RemoteActivated, RemoteActor } from '@taskloom/contracts';
import { invalidField } from '../../../platform/http/index.js';
import { lockedToTeams, remoteLocked } from '../remote.errors.js';
import type { LockedRemote } from './registry.repository.js';

/** Under a lock, no new version becomes live, and a rollback requires a person and a reason. */
export const requireWayBack = (
  actor: RemoteActor,
  { name, lockReason }: LockedRemote,
  reason: string | undefined,
): void => {
  if (actor.kind !== 'person') throw lockedToTeams(name, lockReason);
  if (!reason) throw invalidField('reason', `${name} is locked: enter why it is rolled back anyway.`);
};

export const requireUnlocked = ({ name, lockedBy, lockReason }: LockedRemote): void => {
  if (lockedBy !== null) throw remoteLocked(name, lockReason);
};

/** The state that callers get after a change. */
export const stateOf = ({
  name,
  revision,
  live,
  before,
  canary,
  preview,
  lockedBy,
}: LockedRemote): RemoteActivated => ({
  revision,
  name,
  version: live,
  previous: before,
  canary,
  preview,
  locked: lockedBy !== null,
});
