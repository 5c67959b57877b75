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
  permissions: {},
  files: {
    'mf-manifest.json': { integrity: `sha384-${'A'.repeat(64)}`, size: 2 },
    'assets/main.js': { integrity: `sha384-${'B'.repeat(64)}`, size: 3 },
  },
  ...more,
});

export interface RemoteParts extends Pick<
  RemoteArtefact,
  'rights' | 'permissions' | 'extensions' | 'notifications' | 'backend'
> {
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

export interface VersionParts extends Pick<RemoteArtefact, 'backend'> {
  /** For so many people, as a canary; 0: it is only published. */
  percent?: number;
}

/** Publishes another version of a remote and makes it live. */
export const givenVersion = async (
  app: NestFastifyApplication,
  name: string,
  version: string,
  { percent = 100, ...more }: VersionParts,
): Promise<void> => {
  await app.get(VersionsService).register(SYSTEM, artefactOf(name, version, more));
  if (percent > 0)
    await app.get(RegistryService).activate(SYSTEM, name, { version, channel: 'production', percent });
};
