// @ts-check
/** Puts the live builds of an installation into a site, in place of those that come with the release. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../../run/terminal/failure.mjs';

/** Precompressed copies, which the server makes a part of the response to the file itself. */
const COMPRESSED = /\.(br|gz)$/;

/** @typedef {{ name: string, version: string }} Live */
/** @typedef {import('@taskloom/contracts').RemoteArtefact} Artefact */

/** @param {string} url of the installation @param {Live} live @returns {Promise<Artefact>} */
export const artefactOf = async (url, { name, version }) =>
  JSON.parse((await download(url, `r/${name}/${version}/remote.json`)).toString());

/** @param {string} url @param {string} site @param {readonly Artefact[]} artefacts */
export async function placeBuilds(url, site, artefacts) {
  for (const { name, version, files, ...facts } of artefacts) {
    const folder = join(site, 'r', name, version);
    // A version never changes.
    if (existsSync(folder)) continue;
    const kept = Object.entries(files).filter(([path]) => !COMPRESSED.test(path));
    for (const [path] of kept) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), await download(url, `r/${name}/${version}/${path}`));
    }
    const artefact = { ...facts, name, version, files: Object.fromEntries(kept) };
    writeFileSync(join(folder, 'remote.json'), JSON.stringify(artefact));
  }
  const list = join(site, 'r/shipped.json');
  /** @type {Live[]} */
  const shipped = JSON.parse(readFileSync(list, 'utf8'));
  const others = shipped.filter(({ name }) => !artefacts.some((artefact) => artefact.name === name));
  const ours = artefacts.map(({ name, version }) => ({ name, version }));
  writeFileSync(list, JSON.stringify([...others, ...ours]));
}

/** @param {string} url @param {string} path */
async function download(url, path) {
  const response = await fetch(new URL(path, `${url.replace(/\/$/, '')}/`));
  if (!response.ok) throw new Failure(`${response.url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
