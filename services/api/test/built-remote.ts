import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteArtefact } from '@taskloom/contracts';
import { artefactOf } from './given/given-remote.js';

export interface BuiltRemote {
  artefact: RemoteArtefact;
  files: Record<string, Buffer>;
}

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** An entry and a manifest with the parts of the webpack recipe's output that the registry checks. */
const essentials = (name: string, version: string): BuiltRemote['files'] => {
  const globalName = `taskloom_${name}_${version}`.replace(/\W/g, '_');
  const manifest = {
    id: globalName,
    metaData: { remoteEntry: { name: 'remote-entry.js' }, globalName },
    exposes: [{ path: './remote', assets: { js: { sync: ['assets/main.0123abcd.js'], async: [] } } }],
  };
  return {
    'mf-manifest.json': Buffer.from(JSON.stringify(manifest)),
    'remote-entry.js': Buffer.from(`var ${globalName}; (() => {
      const modules = { './remote': () => load(document.createElement('script'), 'assets/main.0123abcd.js') };
      const load = (script, file) => {
        const sums = (self.taskloomIntegrity || {}).${globalName};
        if (sums) script.integrity = sums[file];
      };
      ${globalName} = { init() {}, get: async (name) => modules[name] };
    })();`),
  };
};

/** The output of a build: files, their compressed copies, and a valid `remote.json`. */
export const builtRemote = (
  name: string,
  version: string,
  script = `"${name} ${version}"`,
  more: BuiltRemote['files'] = {},
): BuiltRemote => {
  const files: BuiltRemote['files'] = {
    ...essentials(name, version),
    'assets/main.0123abcd.js': Buffer.from(script),
    'assets/main.0123abcd.js.br': brotliCompressSync(script),
    ...more,
  };
  const facts = Object.entries(files).map(([path, content]) => [
    path,
    { integrity: integrityOf(content), size: content.length },
  ]);
  return { artefact: artefactOf(name, version, { files: Object.fromEntries(facts) }), files };
};

/** Writes the build as the site folder of an installation contains it. */
export const writeBuild = (site: string, { artefact, files }: BuiltRemote): void => {
  const folder = join(site, 'r', artefact.name, artefact.version);
  for (const [path, content] of Object.entries({ ...files, 'remote.json': JSON.stringify(artefact) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
};
