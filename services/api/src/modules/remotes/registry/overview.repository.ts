import { Injectable } from '@nestjs/common';
import { ConfigService } from '@nestjs/config';
import type { Config } from '../../../platform/config/index.js';
import { Database, jsonOf } from '../../../platform/database/index.js';
import { OVERVIEW } from './overview.statements.js';

@Injectable()
export class OverviewRepository {
  private readonly signatures: Config['remoteBuilds']['signatures'];

  constructor(
    private readonly database: Database,
    config: ConfigService<Config, true>,
  ) {
    this.signatures = config.get('remoteBuilds.signatures', { infer: true });
  }

  /** JSON text of all remotes or of a single one. */
  async read(only: string | null): Promise<string | undefined> {
    return jsonOf(await this.database.rows(OVERVIEW, [only, this.signatures]));
  }
}
