import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { jitter } from '@taskloom/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { Breaker } from './breaker.js';
import { poolOf } from './data-source.js';
import { bind, type Query } from './prepared-query.js';
import { connectionIsLost, isTooLate, isTransient } from './sql-state.js';
import { statement, type Statement } from './statement.js';
import {
  connectedRunner,
  openTransaction,
  releaseRunner,
  runTransaction,
  Transaction,
} from './transaction.js';

const MAX_TRIES = 4;
const PING = statement('database.ping', 'SELECT 1 AS alive');

/**
 * Access to PostgreSQL, in four ways: `read`, `write`, `transaction` and `rows`. Inside an open transaction every call uses the
 * transaction's connection.
 */
@Injectable()
export class Database {
  private readonly breaker = new Breaker();

  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Runs a statement or a prepared query; repeats a `SELECT` on another connection if its own is lost. */
  async rows<Row extends object, Name extends string = string>(...query: Query<Name>): Promise<Row[]> {
    const open = openTransaction();
    if (open) return open.rows<Row, Name>(...query);
    const [statement, params] = bind(this.source.manager, query);
    const mayRepeat = /^\s*SELECT\b/i.test(statement.text);
    return this.breaker.guard(() =>
      mayRepeat
        ? onAnotherConnection(() => this.runAlone<Row>(statement, params))
        : this.runAlone<Row>(statement, params),
    );
  }

  /** @throws when the database doesn't respond */
  async ping(): Promise<void> {
    await this.rows(PING);
  }

  /** Reads through entities; repeats the read on another connection if its own is lost. `work` must not write. */
  async read<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const open = openTransaction();
    if (open) return work(open.manager);
    return this.breaker.guard(() => onAnotherConnection(() => this.withManager(work)));
  }

  /** Writes through entities, in one statement unless a transaction is open. */
  async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const open = openTransaction();
    if (open) return work(open.manager);
    return this.breaker.guard(() => this.withManager(work));
  }

  /**
   * Commits everything that `work` did, or nothing. Repeats it a few times on a deadlock or a serialisation failure, so
   * `work` must have no side effects other than its statements.
   */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const open = openTransaction();
    if (open) return open.nested(work);
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.breaker.guard(() => this.attempt(work));
      } catch (error) {
        if (attempt === MAX_TRIES || !isTransient(error)) throw error;
        await pause(jitter(20 * attempt, 0));
      }
    }
  }

  /** Connections by state, and the number of callers waiting for one. */
  poolStatus(): { used: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = poolOf(this.source);
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  private async runAlone<Row extends object>(statement: Statement, params: unknown[]): Promise<Row[]> {
    const client = await poolOf(this.source).connect();
    let lost = false;
    try {
      this.breaker.check();
      const { rows } = await client.query<Row>({ ...statement, values: params });
      return rows;
    } catch (error) {
      lost = connectionIsLost(error);
      throw error;
    } finally {
      client.release(lost);
    }
  }

  private async withManager<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const { runner, client } = await connectedRunner(this.source);
    let failure: unknown;
    try {
      this.breaker.check();
      return await work(runner.manager);
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      await releaseRunner(runner, client, failure);
    }
  }

  /** Retries on another connection if its own was lost before the transaction began. */
  private attempt<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    let transaction: Transaction | undefined;
    const attempt = async () => {
      transaction = undefined;
      transaction = await Transaction.begin(this.source, () => this.breaker.check());
      return runTransaction(transaction, work);
    };
    return onAnotherConnection(attempt, () => !transaction?.begun);
  }
}

/** A pooled connection may already be dead; a task that has had no effect yet is retried on another one. */
const onAnotherConnection = async <T>(task: () => Promise<T>, mayRepeat = () => true): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await task();
    } catch (error) {
      if (attempt === MAX_TRIES || !connectionIsLost(error) || isTooLate(error) || !mayRepeat()) throw error;
    }
  }
};
