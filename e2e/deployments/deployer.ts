import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API, API_BASE, type RemoteArtefact, type RemoteRequirements } from '@taskloom/contracts';
import { createDeployToken } from '../../tools/prepare/api.mjs';
import { activate, publish } from '../../tools/remote/deploy.mjs';
import { rollback } from '../../tools/remote/moves.mjs';
import { registryClient, type Registry } from '../../tools/remote/registry-client.mjs';
import { createSteps, type Steps } from '../../tools/terminal/steps.mjs';
import { base, type Somebody } from '../commands/api.js';
import { contentsOf, factsIn, stampedCopy, sumOf, versionsOf } from '../remotes/stamped-build.js';

/** What came with the installation. */
interface Shipped {
  name: string;
  version: string;
}

/** Nobody reads along. */
const steps: Steps = {
  ...createSteps(),
  say: () => {},
  step: async (_title, work) => work(() => {}),
};

const writeFacts = (dist: string, facts: object): void =>
  writeFileSync(join(dist, 'remote.json'), JSON.stringify(facts));

/** Deploys one remote as `npm run remote` does, by the same functions over HTTP; only the builds are stamped, not built. */
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

  /** Another version of what came with the installation is there for those who ask for it. */
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

  /** What lies in the folder's `dist`, as it is; only its sums are worked out anew. */
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
    const wish = { channel: 'production', percent } as const;
    await activate(steps, this.registry, { name: this.name, version }, before?.revision ?? 0, wish);
  }

  rollback(): Promise<void> {
    return rollback(steps, this.registry, this.name, {});
  }

  /** As a team admin does it on the operations page: no deploy token may. */
  async revoke(version: string, { token }: Somebody): Promise<void> {
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
