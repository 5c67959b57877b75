import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import { isRecord, type RemoteRequirements } from '@taskloom/contracts';
import { satisfies } from 'compare-versions';
import type { Config } from '../../../platform/config/index.js';
import { capabilitiesOf } from '../../../platform/operations/index.js';

const PROVIDERS = ['contracts', 'client', 'ui', 'shell'] as const;

/** What this installation provides: its shell by `provides.json` beside it (unknown when the shell is served elsewhere), its API by `GET /meta`. */
@Injectable()
export class ProvidedVersions {
  private readonly capabilities: string[];
  private readonly site: Config['site'];

  constructor(config: ConfigService<Config, true>) {
    this.capabilities = capabilitiesOf(config);
    this.site = config.get('site', { infer: true });
  }

  /** A sentence part about the first requirement that isn't met; undefined when all are. */
  async mismatch(requires: RemoteRequirements): Promise<string | undefined> {
    const provided = await this.read();
    for (const provider of PROVIDERS) {
      const [range, version] = [requires[provider], provided.get(provider)];
      if (range !== undefined && version !== undefined && !fits(version, range))
        return `${provider} ${range}, and this installation has ${version}`;
    }
    const missing = requires.api?.find((name) => !this.capabilities.includes(name));
    return missing === undefined
      ? undefined
      : `the capability "${missing}" of the API, and this installation has ${this.capabilities.join(', ')}`;
  }

  private async read(): Promise<Map<string, string>> {
    const { directory } = this.site;
    if (!directory) return new Map();
    const json: unknown = JSON.parse(
      await readFile(join(directory, 'provides.json'), 'utf8').catch(() => '{}'),
    );
    const entries = isRecord(json) ? Object.entries(json) : [];
    return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  }
}

const fits = (version: string, range: string): boolean => {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
};
