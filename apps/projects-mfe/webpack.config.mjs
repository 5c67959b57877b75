// @ts-check
import { defineRemote } from '@taskloom/build';

const recipe = defineRemote({ folder: import.meta.dirname });

/** The chunks of the screens that start with as little as possible. */
const QUICK = ['dashboard', 'project'];

/** @param {{ name?: string | null }} chunk */
const isLater = ({ name }) => !name || !(QUICK.includes(name) || name.startsWith('on-demand-'));

/**
 * The chunks of the dashboard and of a project have the texts of their start only. All other code has its texts in one file, instead of
 * in each of its chunks.
 * @param {Parameters<typeof recipe>[0]} mode
 */
export default async (mode) => {
  const config = await recipe(mode);
  const texts = { name: 'texts', test: /[\\/]src[\\/]texts[\\/]en/, chunks: isLater, enforce: true };
  const splitChunks = { ...config.optimization?.splitChunks, cacheGroups: { texts } };
  return { ...config, optimization: { ...config.optimization, splitChunks } };
};
