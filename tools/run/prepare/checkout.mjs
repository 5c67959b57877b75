// @ts-check
/** A checkout installs and builds what is missing; the container image contains everything. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createSteps } from '../terminal/steps.mjs';
import { installDependencies } from './dependencies.mjs';
import { root } from './root.mjs';

const isCheckout = () => existsSync(join(root, 'nx.json'));

export const prepareDependencies = async () => {
  if (isCheckout()) await installDependencies(createSteps());
};

/** @param {import('../terminal/steps.mjs').Steps} steps */
export async function prepareApi(steps) {
  if (!isCheckout()) return;
  const { buildApi } = await import('./build.mjs');
  await buildApi(steps);
}
