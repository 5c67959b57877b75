// @ts-check

const NAME = 'PortableIds';

/**
 * The same sources give the same files in every folder: Module Federation puts absolute paths into the identifiers from
 * which webpack derives the ids of these modules.
 */
export class PortableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const id = portableId(module.identifier());
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** @param {string} identifier */
function portableId(identifier) {
  if (identifier.startsWith('container entry ')) return 'container';
  return /[\\/]\.federation[\\/]entry\.\w+\.js$/.test(identifier) ? 'federation' : undefined;
}
