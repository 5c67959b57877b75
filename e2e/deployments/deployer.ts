import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, API_BASE, type RemoteArtefact, type RemoteRequirements } from '@taskloom/contracts';
import { createDeployToken } from '../../tools/run/prepare/api.mjs';
import { activate, publish } from '../../tools/delivery/remote/deploy.mjs';
import { rollback } from '../../tools/run/registry/moves.mjs';
import { registryClient, type Registry } from '../../tools/run/registry/registry-client.mjs';
import { createSteps, type Steps } from '../../tools/run/terminal/steps.mjs';
import { base, type TestUser } from '../commands/api.js';
import { contentsOf, factsIn, stampedCopy, sumOf, versionsOf } from '../remotes/stamped-build.js';

/** The installed build. */
interface Shipped {
  name: string;
  version: string;
}

/** Discards the output. */
const steps: Steps = {
  ...createSteps(),
  say: () => {},
  step: async (_title, work) => work(() => {}),
};

const writeFacts = (dist: string, facts: object): void =>
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(facts));

/**
 * Deploys one remote like `npm run remote`, with the same functions over HTTP; only the builds are stamped
 * instead of built.
 */
export class Deployer {
  private constructor(
    readonly name: string,
    private readonly registry: Registry,
    private readonly shipped: string,
  ) {}

  static async of(name: string): Promise<Deployer> {
    const { token } = await createDeployToken(process.env['TASKLOOM_DATABASE'] ?? '', name, 'browser tests');
    const site = process.env['TASKLOOM_SITE'] ?? '';
    const shipped = JSON.parse(readFileSync(join(site, 'r/shipped.json'), 'utf8')) as Shipped[];
    const version = shipped.find((remote) => remote.name === name)?.version ?? '';
    return new Deployer(name, registryClient({ url: base(), token }), join(versionsOf(site, name), version));
  }

  /** Publishes another version of the installed build and makes it available for previews. */
  publish(version: string, requires?: RemoteRequirements): Promise<void> {
    return this.publishChanged(version, (dist) => {
      if (requires) writeFacts(dist, { ...factsIn(dist), requires });
    });
  }

  /** A version that never runs: its entry throws. */
  publishBroken(version: string): Promise<void> {
    return this.publishChanged(version, (dist) => {
      const manifest = readFileSync(join(dist, 'mf-manifest.json'), 'utf8');
      const { metaData } = JSON.parse(manifest) as { metaData: { remoteEntry: { name: string } } };
      const entry = join(dist, metaData.remoteEntry.name);
      writeFileSync(entry, `throw new Error('not today');\n${readFileSync(entry, 'utf8')}`);
    });
  }

  private async publishChanged(version: string, change: (dist: string) => void): Promise<void> {
    const app = mkdtempSync(join(tmpdir(), 'taskloom-deploy-'));
    try {
      const dist = join(app, 'dist');
      stampedCopy(this.shipped, dist, version);
      change(dist);
      await this.publishFrom(app);
    } finally {
      rmSync(app, { recursive: true });
    }
  }

  /** Deploys the `dist` folder as it is and only recalculates the checksums. */
  async publishFrom(app: string): Promise<void> {
    const dist = join(app, 'dist');
    const files = contentsOf(dist).map(([path, content]) => [
      path,
      { integrity: sumOf(content), size: content.length },
    ]);
    const artefact: RemoteArtefact = { ...factsIn(dist), files: Object.fromEntries(files) };
    writeFacts(dist, artefact);
    await publish(steps, this.registry, app, artefact);
  }

  async activate(version: string, percent?: number): Promise<void> {
    const before = await this.registry.remote(this.name);
    const activation = { channel: 'production', percent } as const;
    await activate(steps, this.registry, { name: this.name, version }, before?.revision ?? 0, activation);
  }

  async rollback(): Promise<void> {
    await rollback(steps, this.registry, this.name, {});
  }

  /** As a team admin on the operations page: a deploy token has no permission for it. */
  async revoke(version: string, { token }: TestUser): Promise<void> {
    const path = API_BASE + API.remoteRevocation(this.name, version);
    const answer = await fetch(base() + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ reason: 'It leaks' }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }

  async deploy(version: string): Promise<void> {
    await this.publish(version);
    await this.activate(version);
  }
}
