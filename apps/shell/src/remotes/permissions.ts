import type { RemotePermissions, ResolvedRemote } from '@taskloom/contracts';

/** What the code of this version may do; undefined for everything. The fallback may do what it declares itself. */
export const permissionsOf = (
  { version: live, permissions, fallback }: ResolvedRemote,
  version: string,
): RemotePermissions | undefined => (version === live || !fallback ? permissions : fallback.permissions);
