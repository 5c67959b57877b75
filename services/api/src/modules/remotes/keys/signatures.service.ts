import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { RemoteArtefact } from '@taskloom/contracts';
import type { Config } from '../../../platform/config/index.js';
import { Database, type Transaction } from '../../../platform/database/index.js';
import { RemoteVersionEntity } from '../versions/remote-version.entity.js';
import { isSignedBy, parseSignature } from './build-signature.js';
import { badSignature, keyRevoked, notSigned, unknownKey } from './key.errors.js';
import { KeysRepository } from './keys.repository.js';

/** A verified signature. */
export interface Signed {
  keyId: string;
  /** Name of the key. */
  key: string;
  signature: string;
}

/** Whether a build is signed by a key of its remote: when it is published, and again before it runs. */
@Injectable()
export class Signatures {
  private readonly rule: Config['remoteBuilds']['signatures'];

  constructor(
    private readonly database: Database,
    private readonly keys: KeysRepository,
    config: ConfigService<Config, true>,
  ) {
    this.rule = config.get('remoteBuilds.signatures', { infer: true });
  }

  /** @throws 409 when the signature is not valid, or its key is unknown or revoked */
  async verify(artefact: RemoteArtefact, header: string): Promise<Signed> {
    const { name, version } = artefact;
    const parsed = parseSignature(header);
    if (!parsed) throw badSignature(name, version);
    const { fingerprint, signature } = parsed;
    const key = await this.keys.find(name, fingerprint);
    if (!key) throw unknownKey(name, fingerprint);
    if (key.revokedAt !== null) throw keyRevoked(name, version, key.name);
    if (!isSignedBy(key.publicKey, signature, artefact)) throw badSignature(name, version);
    return { keyId: key.id, key: key.name, signature };
  }

  /** For a version that a team publishes. @throws 409 */
  async requireFor({ name, version }: RemoteArtefact): Promise<void> {
    if (await this.isDemanded(name)) throw notSigned(name, version);
  }

  /** Until the transaction ends, the key is not revoked. @throws 409 */
  async hold(tx: Transaction, { name, version }: RemoteArtefact, { keyId, key }: Signed): Promise<void> {
    const held = await this.keys.hold(tx, keyId);
    if (held?.revokedAt !== null) throw keyRevoked(name, version, key);
  }

  /** Before a version becomes live, also as a canary or a preview. Builds that came with the installation need no signature. @throws 409 */
  async require(name: string, version: string): Promise<void> {
    const found = await this.requireIntact(name, version);
    if (!found || found.keyId !== null || found.actor.kind === 'system') return;
    if (await this.isDemanded(name)) throw notSigned(name, version);
  }

  /**
   * Before a rollback: a signature is still valid, if there is one. A version without one was live before anyone demanded it.
   *
   * @throws 409
   */
  async requireIntact(name: string, version: string): Promise<RemoteVersionEntity | null> {
    const found = await this.database.read((manager) =>
      manager.findOneBy(RemoteVersionEntity, { remote: name, version }),
    );
    if (!found || found.keyId === null || found.signature === null) return found;
    const key = await this.keys.byId(found.keyId);
    if (!key || key.revokedAt !== null) throw keyRevoked(name, version, key?.name ?? '');
    const build = { ...found.contribution, name, version, files: found.files };
    if (!isSignedBy(key.publicKey, found.signature, build)) throw badSignature(name, version);
    return found;
  }

  /** A remote that ever had a key takes no version without: revoking the last key doesn't open it. */
  private async isDemanded(remote: string): Promise<boolean> {
    if (this.rule === 'required' || (await this.keys.hasAny(remote))) return true;
    return this.rule === 'outside' && !(await this.keys.cameWithInstallation(remote));
  }
}
