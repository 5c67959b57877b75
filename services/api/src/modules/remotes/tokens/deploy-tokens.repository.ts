import { Injectable } from '@nestjs/common';
import { Database, statement, wireTime } from '../../../platform/database/index.js';

export interface DeployToken {
  _id: string;
  /** The one remote that it may deploy. */
  remote: string;
  name: string;
  /** ISO 8601; null for a token that is older than expiries. */
  expiresAt: string | null;
  state: 'valid' | 'expired' | 'revoked';
}

const FIND = statement(
  'remotes.token',
  `SELECT id AS _id, remote, name, ${wireTime('expires_at')} AS "expiresAt",
          CASE WHEN revoked_at IS NOT NULL THEN 'revoked' WHEN expires_at <= now() THEN 'expired' ELSE 'valid' END AS state
   FROM remote_tokens WHERE hash = $1`,
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
