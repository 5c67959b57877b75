import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { RemoteContribution } from '@taskloom/contracts';
import { unfitExtension } from '@taskloom/contracts/remote-rules';
import { satisfies } from 'compare-versions';
import type { Config } from '../../../platform/config/index.js';
import { capabilitiesOf, shellProvides } from '../../../platform/operations/index.js';

const PROVIDERS = ['contracts', 'client', 'ui', 'shell'] as const;

/** The versions that this installation provides: its shell's by `provides.json` beside it (unknown when the shell is served elsewhere), its API's by `GET /meta`. */
@Injectable()
export class ProvidedVersions {
  private readonly capabilities: string[];
  private readonly site: Config['site'];

  constructor(config: ConfigService<Config, true>) {
    this.capabilities = capabilitiesOf(config);
    this.site = config.get('site', { infer: true });
  }

  /** Part of a sentence that names the first requirement that isn't met; undefined if all are met. */
  async mismatch(
    contribution: Pick<RemoteContribution, 'requires' | 'extensions'>,
  ): Promise<string | undefined> {
    const { requires } = contribution;
    const { packages } = await shellProvides(this.site);
    for (const provider of PROVIDERS) {
      const [range, version] = [requires[provider], packages[provider]];
      if (range !== undefined && version !== undefined && !fits(version, range))
        return `${provider} ${range}, and this installation has ${version}`;
    }
    const extension = unfitExtension(contribution, fits);
    if (extension)
      return `the extension point ${extension.needs}, and this installation has ${extension.has}`;
    const missing = requires.api?.find((name) => !this.capabilities.includes(name));
    return missing === undefined
      ? undefined
      : `the capability "${missing}" of the API, and this installation has ${this.capabilities.join(', ')}`;
  }
}

const fits = (version: string, range: string): boolean => {
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
};
