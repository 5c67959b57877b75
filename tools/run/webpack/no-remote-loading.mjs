// @ts-check
/** In place of the parts of Module Federation's runtime that load remotes: the shell has its own loader and uses only the sharing. */

const refuse = () => {
  throw new Error('The shell loads remotes itself.');
};

/** @param {{ name: string, entry?: string, type?: string, entryGlobalName?: string, shareScope?: string }} remote */
export const getRemoteInfo = (remote) => ({
  ...remote,
  entry: remote.entry ?? '',
  type: remote.type ?? 'global',
  entryGlobalName: remote.entryGlobalName ?? remote.name,
  shareScope: remote.shareScope ?? 'default',
});

export {
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as getRemoteEntry,
  refuse as getRemoteEntryUniqueKey,
  refuse as isEsmRemoteType,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
};
