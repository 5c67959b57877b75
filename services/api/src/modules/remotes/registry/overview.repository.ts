import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/index.js';
import { OVERVIEW } from './overview.statements.js';

@Injectable()
export class OverviewRepository {
  constructor(private readonly database: Database) {}

  /** JSON text of all remotes or of a single one. */
  async read(only: string | null): Promise<string | undefined> {
    return this.database.hotQuery(OVERVIEW, [only]);
  }
}
