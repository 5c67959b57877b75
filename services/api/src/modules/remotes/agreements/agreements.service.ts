import { Injectable } from '@nestjs/common';
import { EVERYTHING, FRAME, notAgreed, type RemoteActor } from '@taskloom/contracts';
import type { Transaction } from '../../../platform/database/index.js';
import { JournalRepository } from '../registry/journal.repository.js';
import { notAgreedTo } from '../remote.errors.js';
import { AgreementsRepository } from './agreements.repository.js';

/** The permissions that a person agrees to, and the version. */
interface Consent {
  version: string;
  agreed?: readonly string[];
}

const namesOf = (rows: readonly { permission: string }[]): string[] =>
  rows.map(({ permission }) => permission);

/** Team admins agree to what a version may do, before it runs for the first time and when it needs more than before. */
@Injectable()
export class Agreements {
  constructor(
    private readonly agreements: AgreementsRepository,
    private readonly journal: JournalRepository,
  ) {}

  /**
   * Records what the actor agrees to. A deploy token can't agree; the system agrees to what comes with the installation.
   *
   * @throws 409 that names what nobody has agreed to
   */
  async require(tx: Transaction, actor: RemoteActor, remote: string, { version, agreed }: Consent) {
    const before = namesOf(await this.agreements.list(tx, remote));
    const needed = await this.agreements.needed(tx, remote, version);
    // Nobody has to agree to a restriction, but leaving the frame later needs an agreement.
    if (needed.includes(FRAME) && !before.includes(FRAME))
      await this.agreements.add(tx, [FRAME], { remote, version, actor });
    const missing = notAgreed(needed, before);
    if (missing.length === 0) return;
    const allowed = actor.kind === 'person' ? missing.filter((each) => agreed?.includes(each)) : [];
    if (actor.kind !== 'system' && allowed.length < missing.length)
      throw notAgreedTo(remote, version, missing);
    await this.agreements.add(tx, missing, { remote, version, actor });
    await this.journal.add(tx, actor, { remote, action: 'agree', version, permissions: missing });
  }

  /** The permissions that the version needs and that are not agreed to. */
  async missing(remote: string, version: string): Promise<string[]> {
    const { needed, agreed } = await this.agreements.state(remote, version);
    return notAgreed(needed, agreed);
  }

  /** After an activation for everyone: ends what neither this version nor the preview needs. */
  async narrow(tx: Transaction, remote: string, version: string): Promise<void> {
    const rows = await this.agreements.list(tx, remote);
    const needed = [
      ...(await this.agreements.needed(tx, remote, version)),
      ...(await this.agreements.neededByPreview(tx, remote)),
    ];
    const whole = rows.find(({ permission }) => permission === EVERYTHING);
    const before = namesOf(rows);
    // Permissions that were part of everything were agreed to then.
    if (whole)
      await this.agreements.add(
        tx,
        needed.filter((each) => !before.includes(each)),
        whole,
      );
    await this.agreements.setEnded(
      tx,
      remote,
      before.filter((each) => !needed.includes(each)),
      true,
    );
  }

  /** A version that was live before may do again what was agreed to then. */
  async restore(tx: Transaction, remote: string, version: string): Promise<void> {
    await this.agreements.setEnded(tx, remote, await this.agreements.needed(tx, remote, version), false);
  }
}
