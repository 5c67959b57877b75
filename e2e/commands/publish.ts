import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, API_BASE, type RemoteArtefact } from '@taskloom/contracts';
import { createDeployToken } from '../../tools/run/prepare/api.mjs';
import { contentsOf, stampedCopy, sumOf } from '../remotes/stamped-build.js';
import { base } from './api.js';

const shippedIn = (site: string, name: string): string => {
  const list = JSON.parse(readFileSync(join(site, 'r', 'shipped.json'), 'utf8')) as RemoteArtefact[];
  const version = list.find((one) => one.name === name)?.version;
  if (!version) throw new Error(`${name} is not part of the installation.`);
  return join(site, 'r', name, version);
};

/** A request of a pipeline, with a deploy token. */
export const send = async (path: string, token: string, request: RequestInit): Promise<Response> =>
  fetch(`${base()}${API_BASE}${path}`, {
    ...request,
    headers: { ...request.headers, authorization: `Deploy ${token}` },
  });

/** Publishes a build with the deploy token of its remote, without activating it. */
export const publishFiles = async (
  token: string,
  artefact: RemoteArtefact,
  read: (path: string) => Buffer,
): Promise<void> => {
  const { name, version } = artefact;
  for (const [path, { integrity }] of Object.entries(artefact.files)) {
    const body = new Uint8Array(read(path));
    const headers = { integrity, 'content-type': 'application/octet-stream' };
    const answer = await send(API.remoteFile(name, version, path), token, { method: 'PUT', body, headers });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  }
  const answer = await send(API.remoteVersions(name), token, {
    method: 'POST',
    body: JSON.stringify(artefact),
    headers: { 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`${version} was answered with ${answer.status}: ${await answer.text()}`);
};

/** Republishes the installed build as its team would: under another version and with the changes, without activating it. */
export const publishAgain = async (
  name: string,
  version: string,
  own?: string,
  changes: Partial<RemoteArtefact> = {},
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'taskloom-again-'));
  stampedCopy(shippedIn(process.env['TASKLOOM_SITE'] ?? '', name), folder, version);
  const artefact = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')) as RemoteArtefact;
  const contents = new Map(contentsOf(folder));
  rmSync(folder, { recursive: true });
  const facts = [...contents].map(([path, content]) => [
    path,
    { integrity: sumOf(content), size: content.length },
  ]);
  const again = { ...artefact, ...changes, version, files: Object.fromEntries(facts) };
  const token =
    own ?? (await createDeployToken(process.env['TASKLOOM_DATABASE'] ?? '', name, 'Journey')).token;
  await publishFiles(token, again, (path) => contents.get(path) ?? Buffer.alloc(0));
};
