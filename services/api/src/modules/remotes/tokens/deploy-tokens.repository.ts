import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../../platform/database/index.js';

export interface DeployToken {
  _id: string;
  /** The one remote that it may deploy. */
  remote: string;
  name: string;
}

const FIND = statement(
  'remotes.token',
  `SELECT id AS _id, remote, name FROM remote_tokens WHERE hash = $1 AND revoked_at IS NULL`,
);

const USED = statement(
  'remotes.token-used',
  `UPDATE remote_tokens SET used_at = now() WHERE id = $1 AND (used_at IS NULL OR used_at < now() - interval '1 minute')`,
);

@Injectable()
export class DeployTokensRepository {
  constructor(private readonly database: Database) {}

  find(hash: Buffer): Promise<DeployToken | undefined> {
    return this.database.row<DeployToken>(FIND, [hash]);
  }

  async used({ _id }: DeployToken): Promise<void> {
    await this.database.rows(USED, [_id]);
  }
}
