import type { RemotePermissions, ResolvedRemote } from '@taskloom/contracts';

/** The permissions of this version's code; undefined for everything. The fallback may do what it declares itself. */
export const permissionsOf = (
  { version: live, permissions, fallback }: ResolvedRemote,
  version: string,
): RemotePermissions | undefined => (version === live || !fallback ? permissions : fallback.permissions);
