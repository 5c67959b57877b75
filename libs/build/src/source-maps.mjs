// @ts-check

/** The folder in `dist` for the source maps, which are uploaded to the installation and never published. */
export const SOURCE_MAPS = 'source-maps';

/** Whether a file of a build is a source map. @param {string} path inside `dist` */
export const isSourceMap = (path) => path.startsWith(`${SOURCE_MAPS}/`);
