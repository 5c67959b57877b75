import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { RemoteArtefact } from '@taskloom/contracts';
import { RegistryService, SYSTEM } from '../../src/modules/remotes/registry/registry.service.js';
import { VersionsService } from '../../src/modules/remotes/versions/versions.service.js';

export interface TestRemote {
  name: string;
  /** The live version. */
  version: string;
}

/** A complete `remote.json` of a build with one file beside its manifest. */
export const artefactOf = (
  name: string,
  version: string,
  more: Partial<RemoteArtefact> = {},
): RemoteArtefact => ({
  name,
  title: name,
  version,
  routes: [{ path: `/${name}`, title: name }],
  navigation: [{ label: name, path: `/${name}`, icon: 'chart', order: 50 }],
  requires: { contracts: '^1.0.0', client: '^1.0.0', ui: '^1.0.0' },
  files: {
    'mf-manifest.json': { integrity: `sha384-${'A'.repeat(64)}`, size: 2 },
    'assets/main.js': { integrity: `sha384-${'B'.repeat(64)}`, size: 3 },
  },
  ...more,
});

export interface RemoteParts extends Pick<RemoteArtefact, 'rights'> {
  versions?: string[];
  live?: string | null;
}

/** Publishes the versions, oldest first, and makes the last one live; `live` names another, or null none. */
export const givenRemote = async (
  app: NestFastifyApplication,
  name: string,
  { versions = ['1.0.0'], live = versions.at(-1) ?? null, ...more }: RemoteParts,
): Promise<TestRemote> => {
  for (const version of versions)
    await app.get(VersionsService).register(SYSTEM, artefactOf(name, version, more));
  if (live !== null) {
    await app.get(RegistryService).activate(SYSTEM, name, { version: live, channel: 'production' });
  }
  return { name, version: live ?? '' };
};
