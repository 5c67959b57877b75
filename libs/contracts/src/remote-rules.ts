import { EXTENSION_POINTS } from './extension-points.js';
import { NOT_IN_FRAMES } from './remote-permissions.js';
import type { RemoteContribution } from './remotes.js';

/** A problem in a `remote.json`. */
export interface RemoteProblem {
  /** `permissions.calls`. */
  field: string;
  message: string;
}

/** The client whose shell knows `"isolation": "frame"`; an open tab may still run an older one. */
const FIRST_WITH_FRAMES = [1, 26] as const;

const knowsFrames = (range: string): boolean => {
  const [, major = '0', minor = '0'] = /^\^(\d+)\.(\d+)\.\d+$/.exec(range) ?? [];
  const [firstMajor, firstMinor] = FIRST_WITH_FRAMES;
  return Number(major) > firstMajor || (Number(major) === firstMajor && Number(minor) >= firstMinor);
};

/** Why a remote can't run in a frame; undefined when it can, or runs in the page. */
export const unfitForFrame = ({
  isolation,
  requires,
  permissions,
  extensions = [],
  slots = [],
}: Pick<RemoteContribution, 'isolation' | 'requires' | 'permissions' | 'extensions' | 'slots'>):
  RemoteProblem | undefined => {
  if (isolation !== 'frame') return undefined;
  if (!permissions)
    return {
      field: 'permissions',
      message: 'A remote in a frame has to list its permissions, {} when it needs none.',
    };
  if (!knowsFrames(requires.client))
    return {
      field: 'requires.client',
      message: `A remote in a frame has to require client ^${FIRST_WITH_FRAMES.join('.')}.0 or later: older shells would run it in the page.`,
    };
  if (extensions.length + slots.length > 0)
    return {
      field: 'extensions',
      message: 'A remote in a frame has whole screens only: remove its extensions.',
    };
  const refused = permissions.calls?.find((group) => NOT_IN_FRAMES.includes(group));
  return refused === undefined
    ? undefined
    : {
        field: 'permissions.calls',
        message: `A remote in a frame may not make calls of the group ${refused}.`,
      };
};

/** The version of an extension point; undefined when this release doesn't have the point. */
export const versionOfPoint = (point: string): string | undefined =>
  Object.entries(EXTENSION_POINTS).find(([name]) => name === point)?.[1].version;

/** The first extension that works with other versions of its point than the installed one. Unknown points are ignored. */
export const unfitExtension = (
  { extensions = [] }: Pick<RemoteContribution, 'extensions'>,
  satisfies: (version: string, range: string) => boolean,
): { needs: string; has: string } | undefined => {
  for (const { point, version } of extensions) {
    const has = versionOfPoint(point);
    if (has !== undefined && !satisfies(has, version)) return { needs: `${point} ${version}`, has };
  }
  return undefined;
};
