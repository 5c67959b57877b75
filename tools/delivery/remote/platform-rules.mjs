// @ts-check
/** The refusals of a remote.json by the platform that it is built with. The registry and the shell refuse it too, later. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { satisfies } from 'compare-versions';
import { packageFolder } from '../../../libs/build/src/installed.mjs';
import { readRemoteJson } from '../../../libs/build/src/remote-json.mjs';
import { Failure } from '../../run/terminal/failure.mjs';

/** @param {string} folder @returns {Promise<typeof import('@taskloom/contracts/remote-rules') | undefined>} undefined with an SDK from before these rules */
async function rulesFor(folder) {
  const sdk = packageFolder(folder, '@taskloom/sdk');
  if (!sdk) return import('@taskloom/contracts/remote-rules');
  const file = join(sdk, 'contracts/remote-rules.js');
  return existsSync(file) ? import(pathToFileURL(file).href) : undefined;
}

/**
 * @param {string} folder of the remote
 * @param {Pick<import('@taskloom/contracts').RemoteSource, 'isolation' | 'permissions' | 'extensions' | 'slots' | 'requires'>} source its remote.json
 * @throws {Failure} with the first problem
 */
export async function requireFit(folder, source) {
  const rules = await rulesFor(folder);
  if (!rules) return;
  const unfit = rules.unfitForFrame(source);
  if (unfit) throw new Failure(`${unfit.message} (${unfit.field} in remote.json)`);
  const extension = rules.unfitExtension(source, satisfies);
  if (extension)
    throw new Failure(
      `It needs the extension point ${extension.needs}, and the platform has ${extension.has}: correct "extensions" in remote.json.`,
    );
}

/** The same for the remote in this folder. @param {string} folder */
export const requireFitIn = (folder) => requireFit(folder, readRemoteJson(folder));
