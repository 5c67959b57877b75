import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './data-source.js';
import { isTransient } from './sql-state.js';
import type { Statement } from './statement.js';
import { openTransaction, Transaction, withTransaction } from './transaction.js';

const MAX_TRIES = 4;

/** The way to PostgreSQL. Inside an open transaction every call runs on its connection. */
@Injectable()
export class Database {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  async rows<Row extends object>(statement: Statement, params: unknown[] = []): Promise<Row[]> {
    const open = openTransaction();
    if (open) return open.rows<Row>(statement, params);
    const { rows } = await poolOf(this.source).query<Row>({ ...statement, values: params });
    return rows;
  }

  async row<Row extends object>(statement: Statement, params: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, params))[0];
  }

  /** For reads whose statement builds the wire JSON itself, in one text column `json`: sent as it comes. */
  async hotQuery(statement: Statement, params: unknown[] = []): Promise<string | undefined> {
    return (await this.row<{ json: string | null }>(statement, params))?.json ?? undefined;
  }

  /**
   * Commits what `work` did, or nothing. Repeats it a few times when PostgreSQL reports a deadlock or a serialisation
   * failure, so `work` must do nothing else than statements.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const open = openTransaction();
    if (open) return open.nested(work);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt === MAX_TRIES || !isTransient(error)) throw error;
        await pause(Math.random() * 20 * attempt);
      }
    }
  }

  private async attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      const client: PoolClient = await runner.connect();
      await runner.startTransaction();
      const transaction = new Transaction(runner, client);
      const result = await withTransaction(transaction, () => work(transaction));
      await runner.commitTransaction();
      transaction.finish();
      return result;
    } catch (error) {
      // Rolling back fails only on a broken connection, which PostgreSQL rolls back itself.
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }
}
