// @ts-check
import webpack from 'webpack';
import { SOURCE_MAPS } from './source-maps.mjs';

/** Writes a map for each script, with positions and names and without the sources. The scripts don't mention their maps. */
export const sourceMapsPlugin = () =>
  new webpack.SourceMapDevToolPlugin({
    filename: `${SOURCE_MAPS}/[file].map`,
    test: /\.js$/,
    append: false,
    noSources: true,
  });
