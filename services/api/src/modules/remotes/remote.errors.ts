import {
  CANARY_PEOPLE,
  LIMITS,
  type DeployRight,
  type FieldError,
  type RemoteActivated,
} from '@taskloom/contracts';
import { ApiError, forbidden } from '../../platform/http/index.js';
import type { Comparison, People } from './beacons/beacons.repository.js';
import type { PresentedToken } from './tokens/deploy-tokens.repository.js';

export const remoteChanged = (current: RemoteActivated): ApiError =>
  new ApiError(
    'REMOTE_CHANGED',
    `Someone else has changed which version of ${current.name} is live: load the current state, then try again.`,
    { current },
  );

export const remoteLocked = (name: string, reason: string | null): ApiError =>
  new ApiError('REMOTE_LOCKED', `${name} is locked${because(reason)}: unlock it first.`);

export const lockedToTeams = (name: string, reason: string | null): ApiError =>
  new ApiError(
    'REMOTE_LOCKED',
    `${name} is locked${because(reason)}: unlock it first, or ask a team admin, who can roll it back while it is locked.`,
  );

export const notLiveBefore = (name: string, version: string): ApiError =>
  new ApiError(
    'CONFLICT',
    `${name} ${version} was not live before, so you cannot roll back to it: activate it instead.`,
  );

export const versionRevoked = (name: string, version: string, reason: string): ApiError =>
  new ApiError(
    'REMOTE_VERSION_REVOKED',
    `${name} ${version} has been revoked${because(reason)}: choose another version.`,
  );

export const versionGone = (): ApiError =>
  new ApiError('REMOTE_VERSION_GONE', 'This version has been revoked.');

export const versionExists = (name: string, version: string): ApiError =>
  new ApiError(
    'REMOTE_VERSION_EXISTS',
    `${name} ${version} is already published with other content: a version never changes, so build a new one.`,
  );

export const versionLeaving = (name: string, version: string): ApiError =>
  new ApiError('CONFLICT', `The old files of ${name} ${version} are being removed: try again in a minute.`);

export const versionRemoved = (name: string, version: string): ApiError =>
  new ApiError(
    'CONFLICT',
    `The files of ${name} ${version} were removed, because only the newest 50 versions are kept: deploy it again, or choose another version.`,
  );

export const versionIncompatible = (name: string, version: string, mismatch: string): ApiError =>
  new ApiError(
    'REMOTE_INCOMPATIBLE',
    `${name} ${version} needs ${mismatch}: correct "requires" in remote.json, or upgrade or configure the installation.`,
  );

export const notAgreedTo = (name: string, version: string, permissions: readonly string[]): ApiError =>
  new ApiError(
    'REMOTE_NOT_AGREED',
    `${name} ${version} needs permissions that no team admin has agreed to: ${permissions.join(', ')}. A team admin agrees to them when activating it on the operations page.`,
  );

export const filesMissing = (paths: string[]): ApiError =>
  new ApiError(
    'REMOTE_FILES_MISSING',
    `${paths.length} files of this version are missing: upload them first.`,
    {
      errors: paths.map((field): FieldError => ({ field, message: 'This file is missing.' })),
    },
  );

export const nothingBefore = (name: string): ApiError =>
  new ApiError(
    'CONFLICT',
    `No earlier version of ${name} can be restored: name the version to roll back to.`,
  );

export const nothingLive = (name: string): ApiError =>
  new ApiError(
    'CONFLICT',
    `${name} has no live version yet, so a canary has nothing to be compared with: activate it for everyone.`,
  );

export const routeTaken = (path: string, by: string): ApiError =>
  new ApiError('CONFLICT', `The route ${path} conflicts with a route of ${by}: choose another path.`);

export const canaryUnproven = ({
  remote,
  version,
  canary: { people, failures },
}: Pick<Comparison, 'remote' | 'version'> & { canary: Pick<People, 'people' | 'failures'> }): ApiError =>
  new ApiError(
    'REMOTE_CANARY_UNPROVEN',
    people < CANARY_PEOPLE
      ? `${remote} ${version} was loaded by ${people} of the ${CANARY_PEOPLE} people that a canary needs before everyone gets it: wait, or activate it anyway.`
      : `${remote} ${version} failed for ${failures} of the ${people} people who loaded it: end the canary, or activate it anyway.`,
  );

export const lockedByPerson = (name: string): ApiError =>
  forbidden(`${name} was locked by a person: a team admin has to unlock it.`);

export const uploadQuotaExceeded = (which: 'day' | 'unpublished'): ApiError =>
  new ApiError(
    'REMOTE_QUOTA_EXCEEDED',
    which === 'day'
      ? 'This deploy token has reached its daily upload limit: continue tomorrow, or ask the operator to raise TOKEN_MB_A_DAY or TOKEN_FILES_A_DAY.'
      : 'This deploy token has too many files of unpublished versions: publish them, or wait 7 days until they are removed.',
  );

export const changeQuotaExceeded = (name: string): ApiError =>
  new ApiError(
    'REMOTE_QUOTA_EXCEEDED',
    `Deploy tokens have reached the daily limit of changes to ${name}: continue tomorrow, let a team admin do it, or ask the operator to raise TOKEN_CHANGES_A_DAY.`,
  );

/** The caller has presented the token, so the message may name it. */
export const tokenExpired = ({ name, remote, expiresAt }: PresentedToken): ApiError =>
  new ApiError(
    'DEPLOY_TOKEN_EXPIRED',
    `The deploy token "${name}" for ${remote} expired on ${expiresAt?.slice(0, 10)}: create a new one on the operations page, or with npm run remote -- token create ${remote}.`,
  );

export const otherRemote = (name: string): ApiError =>
  forbidden(`This deploy token is not valid for ${name}.`);

const WITHOUT: Readonly<Record<DeployRight, string>> = {
  publish: 'ask a team admin for a token with this right',
  activate: 'a team admin can do it on the operations page, or create a token with this right there',
  rollback: 'a team admin can do it on the operations page, or create a token with this right there',
};

export const missingRight = (
  { name, remote }: Pick<PresentedToken, 'name' | 'remote'>,
  right: DeployRight,
): ApiError =>
  forbidden(`The deploy token "${name}" for ${remote} lacks the right "${right}": ${WITHOUT[right]}.`);

export const tooManyDeployTokens = (remote: string): ApiError =>
  new ApiError(
    'TOO_MANY_TOKENS',
    `${remote} has ${LIMITS.deployTokens} deploy tokens, which is the maximum: revoke one that is no longer used.`,
  );

export const remoteExists = (remote: string): ApiError =>
  new ApiError('CONFLICT', `The remote ${remote} already exists: create a deploy token in its menu.`);

export const tooManyRemotes = (): ApiError =>
  new ApiError('CONFLICT', `An installation has at most ${LIMITS.remotes} remotes.`);

export const needsDeployToken = (): ApiError =>
  forbidden('Builds are published with a deploy token: create one on the operations page.');

const because = (reason: string | null): string => (reason ? ` (${reason})` : '');
