import type { RemoteOverview, RemotePublished } from '@taskloom/contracts';

/** All versions that are neither revoked nor live for everyone. */
export const choosable = ({ versions, live }: RemoteOverview): RemotePublished[] =>
  versions.filter(({ version, revoked }) => revoked === null && version !== live?.version);
