import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { isRecord, type RemoteArtefact } from '@taskloom/contracts';
import { v4 as randomId } from 'uuid';
import type { Config } from '../../../platform/config/index.js';
import { ArtefactStorage } from '../../../platform/storage/index.js';
import { RegistryService, SYSTEM } from '../registry/registry.service.js';
import { StaticCopy } from '../resolve/static-copy.service.js';
import { VersionsRepository } from '../versions/versions.repository.js';
import { contentHash, integrityOf, readRemoteJson } from '../versions/remote-json.js';
import { VersionsService } from '../versions/versions.service.js';

/** One line of `r/shipped.json`, which the build writes. */
interface Shipped {
  name: string;
  version: string;
}

/**
 * Publishes the builds of the site folder at startup, and activates them unless a person or a team has chosen another
 * version. So a new installation works at once, and an upgrade also updates the remotes that no one has deployed
 * separately.
 */
@Injectable()
export class ShippedRemotes implements OnApplicationBootstrap {
  private readonly logger = new Logger(ShippedRemotes.name);

  private readonly site: Config['site'];
  private readonly storage: Config['storage'];

  constructor(
    config: ConfigService<Config, true>,
    private readonly artefacts: ArtefactStorage,
    private readonly published: VersionsRepository,
    private readonly versions: VersionsService,
    private readonly registry: RegistryService,
    private readonly staticCopy: StaticCopy,
  ) {
    this.site = config.get('site', { infer: true });
    this.storage = config.get('storage', { infer: true });
  }

  async onApplicationBootstrap(): Promise<void> {
    const { directory } = this.site;
    for (const shipped of directory ? await listed(join(directory, 'r')) : []) {
      await this.take(join(directory ?? '', 'r', shipped.name, shipped.version), shipped).catch(
        (error: unknown) => {
          this.logger.warn({ err: error, ...shipped }, 'A build of the installation could not be published');
        },
      );
    }
    await this.staticCopy.refresh();
  }

  private async take(folder: string, { name, version }: Shipped): Promise<void> {
    // A revoked build leaves the site folder.
    if ((await this.published.find(name, version))?.revoked != null) return;
    const artefact = readRemoteJson(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
    if (artefact.name !== name || artefact.version !== version)
      throw new Error('It is a build of another remote or version');
    const known = await this.published.find(name, version);
    if (known && known.contentHash !== contentHash(artefact)) {
      this.logger.warn(
        { name, version },
        'This version is already published with other content, which stays',
      );
    } else {
      await this.keep(folder, artefact);
      await this.versions.register(SYSTEM, artefact);
    }
    await this.registry.activateShipped(name, version);
  }

  private async keep(folder: string, { name, version, files }: RemoteArtefact): Promise<void> {
    const incoming = join(this.storage.dataDirectory, 'remotes', '.incoming');
    if (await this.artefacts.has(`${name}/${version}/remote.json`)) return;
    await mkdir(incoming, { recursive: true });
    for (const [path, { integrity }] of Object.entries(files)) {
      const content = await readFile(join(folder, path));
      if (integrityOf(content) !== integrity)
        throw new Error(`${path} differs from its checksum in remote.json`);
      const copy = join(incoming, randomId());
      await writeFile(copy, content);
      await this.artefacts.keep(`${name}/${version}/${path}`, copy);
    }
  }
}

/** Older builds have no such list; then the static copy names the remotes. */
const listed = async (folder: string): Promise<Shipped[]> => {
  const text = await readFile(join(folder, 'shipped.json'), 'utf8').catch(() => '[]');
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isShipped) : [];
};

const isShipped = (value: unknown): value is Shipped =>
  isRecord(value) && typeof value.name === 'string' && typeof value.version === 'string';
