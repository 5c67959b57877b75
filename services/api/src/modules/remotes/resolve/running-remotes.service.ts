import { Injectable } from '@nestjs/common';
import { canOperateRemotes } from '@taskloom/contracts';
import type { FastifyRequest } from 'fastify';
import { requireCaller } from '../../../platform/http/index.js';
import { PreviewCookie } from './preview-cookie.js';
import { isThereFor, runningVersion, type Asker } from './resolved-remote.presenter.js';
import { SnapshotRepository, type SnapshotVersion } from './snapshot.repository.js';

/** Which version of a remote runs for the person of a request. */
@Injectable()
export class RunningRemotes {
  constructor(
    private readonly snapshots: SnapshotRepository,
    private readonly cookie: PreviewCookie,
  ) {}

  /** By canary and preview; undefined when none runs for them. */
  async find(request: FastifyRequest, name: string): Promise<SnapshotVersion | undefined> {
    const person = requireCaller(request);
    const previews = canOperateRemotes(person) ? await this.preview(request, person._id, name) : new Map();
    const asker: Asker = { person, previews };
    const { remotes } = await this.snapshots.current();
    const released = remotes.find((remote) => remote.name === name);
    const version = released ? runningVersion(released, asker) : asker.previews.get(name);
    if (!version || version.revoked !== null) return undefined;
    return isThereFor({ name, rights: version.contribution.rights }, asker) ? version : undefined;
  }

  private async preview(request: FastifyRequest, userId: string, name: string): Promise<Asker['previews']> {
    const asked = this.cookie.read(request, userId)[name];
    const version = asked === undefined ? undefined : await this.snapshots.version(name, asked);
    return new Map(version && [[name, version]]);
  }
}
