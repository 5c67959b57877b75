import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import {
  REMOTE_FILE_BYTES,
  REMOTE_VERSION,
  type RemoteActor,
  type RemoteArtefact,
  type RemoteFile,
} from '@taskloom/contracts';
import type { Config } from '../../../platform/config/index.js';
import { Database } from '../../../platform/database/index.js';
import { ApiError, invalidField, notFound } from '../../../platform/http/index.js';
import {
  ArtefactStorage,
  FreeSpace,
  spool,
  TooLongError,
  type SpooledFile,
} from '../../../platform/storage/index.js';
import { REVOKED } from '../artefacts/artefact-routes.js';
import { Signatures, type Signed } from '../keys/signatures.service.js';
import { JournalRepository } from '../registry/journal.repository.js';
import { RegistryRepository } from '../registry/registry.repository.js';
import { filesMissing, versionExists, versionLeaving } from '../remote.errors.js';
import { TokenQuota } from '../tokens/token-quota.service.js';
import { BuildCheck } from './build-check.service.js';
import { contentHash, isArtefactPath } from './remote-json.js';
import { VersionsRepository } from './versions.repository.js';

/** Stores builds of remotes: first their files, then `remote.json`, which makes them an immutable version. */
@Injectable()
export class VersionsService {
  private readonly incoming: string;

  constructor(
    private readonly database: Database,
    private readonly registry: RegistryRepository,
    private readonly versions: VersionsRepository,
    private readonly journal: JournalRepository,
    private readonly artefacts: ArtefactStorage,
    private readonly check: BuildCheck,
    private readonly signatures: Signatures,
    private readonly space: FreeSpace,
    private readonly quota: TokenQuota,
    config: ConfigService<Config, true>,
  ) {
    this.incoming = join(config.get('storage.dataDirectory', { infer: true }), 'remotes', '.incoming');
  }

  /** @param claimed `sha384-…` computed by the sender; different content is rejected */
  async upload(
    name: string,
    version: string,
    path: string,
    claimed: string | undefined,
    stream: Readable,
    token: string | null = null,
  ): Promise<RemoteFile> {
    if (!REMOTE_VERSION.test(version) || !isArtefactPath(path)) throw notFound();
    const receive = () => this.receive(stream);
    const spooled = await this.space.during(this.incoming, REMOTE_FILE_BYTES, receive);
    try {
      const integrity = `sha384-${Buffer.from(spooled.checksum, 'hex').toString('base64')}`;
      if (integrity !== claimed) {
        throw invalidField('Integrity', `The content of ${path} does not match the header Integrity.`);
      }
      const file = { integrity, size: spooled.size };
      const published = await this.versions.find(name, version);
      if (published && published.files[path]?.integrity !== integrity) throw versionExists(name, version);
      if (published?.storage === 'leaving') throw versionLeaving(name, version);
      const unpublished = published?.storage !== 'kept';
      const upload = { remote: name, version, path, ...file };
      if (token !== null) await this.quota.takeUpload(token, upload, unpublished);
      await this.artefacts.keep(`${name}/${version}/${path}`, spooled.path);
      if (unpublished) await this.versions.keepFile(upload, token);
      return file;
    } finally {
      await spooled.discard();
    }
  }

  /** Turns the uploaded files into a version. False if the version exists with the same content. */
  async publish(actor: RemoteActor, artefact: RemoteArtefact, signature?: string): Promise<boolean> {
    await this.space.requireReserve();
    const { name, version, files } = artefact;
    const signed = signature === undefined ? undefined : await this.signatures.verify(artefact, signature);
    const known = await this.versions.find(name, version);
    if (known && known.contentHash !== contentHash(artefact)) throw versionExists(name, version);
    if (!known && !signed) await this.signatures.requireFor(artefact);
    if (known?.storage !== 'kept') {
      this.check.requireFacts(artefact);
      const uploaded = await this.versions.uploaded(name, version);
      const missing = Object.entries(files).filter(
        ([path, { integrity }]) => uploaded.get(path)?.integrity !== integrity,
      );
      if (missing.length > 0) throw filesMissing(missing.map(([path]) => path));
      await this.check.requireFiles(artefact);
    }
    return this.register(actor, artefact, signed);
  }

  /** Registers a version whose files the caller has stored. */
  async register(actor: RemoteActor, artefact: RemoteArtefact, signed?: Signed): Promise<boolean> {
    const { name, version } = artefact;
    const hash = contentHash(artefact);
    const created = await this.database.transaction(async (tx) => {
      await this.registry.ensure(tx, name);
      if (signed) await this.signatures.hold(tx, artefact, signed);
      const isNew = await this.versions.publish(tx, artefact, hash, actor, signed);
      const line = { remote: name, version, signedBy: signed?.key };
      if (isNew) await this.journal.add(tx, actor, { ...line, action: 'publish' });
      else if (signed && (await this.versions.sign(tx, artefact, hash, signed)))
        await this.journal.add(tx, actor, { ...line, action: 'sign' });
      return isNew;
    });
    const published = await this.versions.find(name, version);
    if (published?.contentHash !== hash) throw versionExists(name, version);
    await this.seal(artefact);
    await this.versions.keep(name, version);
    await this.removeUnlisted(artefact, await this.versions.forgetUploads(name, version));
    return created;
  }

  /** Files that were uploaded for the version and that its `remote.json` doesn't list. */
  private async removeUnlisted({ name, version, files }: RemoteArtefact, uploaded: string[]): Promise<void> {
    for (const path of uploaded.filter((file) => !(file in files)))
      await this.artefacts.remove(`${name}/${version}/${path}`);
  }

  /** `remote.json` comes last, because a version is served only once it exists. */
  private async seal(artefact: RemoteArtefact): Promise<void> {
    const path = `${artefact.name}/${artefact.version}/remote.json`;
    if (await this.artefacts.has(path)) return;
    const { path: file } = await this.receive([JSON.stringify(artefact, null, 2)]);
    await this.artefacts.keep(path, file);
  }

  /** Makes its files return 410 from now on, even without the database. */
  async close(name: string, version: string, reason: string): Promise<void> {
    const { path: file } = await this.receive([`${reason}\n`]);
    await this.artefacts.keep(`${name}/${version}/${REVOKED}`, file);
  }

  private async receive(stream: Readable | string[]): Promise<SpooledFile> {
    try {
      return await spool(this.incoming, stream, { algorithm: 'sha384', most: REMOTE_FILE_BYTES });
    } catch (error) {
      if (!(error instanceof TooLongError)) throw error;
      throw new ApiError(
        'FILE_TOO_LARGE',
        `A file of a build may have ${REMOTE_FILE_BYTES / 1024 / 1024} MB.`,
      );
    }
  }
}
