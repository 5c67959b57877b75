import type { RemoteOverview, RemotePublished } from '@taskloom/contracts';

/** All versions that may run and are not live for everybody already. */
export const choosable = ({ versions, live }: RemoteOverview): RemotePublished[] =>
  versions.filter(({ version, revoked }) => revoked === null && version !== live?.version);
