import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { connectionIsLost } from './sql-state.js';
import type { Statement } from './statement.js';

/** What a repository gets from `database.transaction`: statements on the transaction's own connection. */
export class Transaction {
  private readonly committed: (() => void)[] = [];
  private savepoints = 0;

  private constructor(
    private readonly runner: QueryRunner,
    private readonly client: PoolClient,
  ) {}

  /** `check` runs once a connection is there, which may have taken a while. */
  static async begin(source: DataSource, check: () => void): Promise<Transaction> {
    const runner = source.createQueryRunner();
    const client: PoolClient = await runner.connect();
    const transaction = new Transaction(runner, client);
    try {
      check();
      await runner.startTransaction();
      return transaction;
    } catch (error) {
      await transaction.undo(error);
      throw error;
    }
  }

  /** TypeORM's entity manager, inside this transaction. Never `save()` what a client sent or what was loaded before. */
  get manager(): EntityManager {
    return this.runner.manager;
  }

  async rows<Row extends object>(statement: Statement, params: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.client.query<Row>({ ...statement, values: params });
    return rows;
  }

  async row<Row extends object>(statement: Statement, params: unknown[] = []): Promise<Row | undefined> {
    return (await this.rows<Row>(statement, params))[0];
  }

  /** A transaction inside a transaction: undone alone when it fails. */
  async nested<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const savepoint = `nested_${++this.savepoints}`;
    await this.client.query(`SAVEPOINT ${savepoint}`);
    const tasks = this.committed.length;
    try {
      const result = await work(this);
      await this.client.query(`RELEASE SAVEPOINT ${savepoint}`);
      return result;
    } catch (error) {
      this.committed.length = tasks;
      if (!connectionIsLost(error)) await this.client.query(`ROLLBACK TO SAVEPOINT ${savepoint}`);
      throw error;
    }
  }

  onCommit(task: () => void): void {
    this.committed.push(task);
  }

  async commit(): Promise<void> {
    await this.runner.commitTransaction();
    await this.runner.release();
    for (const task of this.committed) task();
  }

  /** A lost connection can't be asked to roll back: PostgreSQL does it once the connection is closed. */
  async undo(reason: unknown): Promise<void> {
    const close = () => this.client.end().catch(() => undefined);
    if (connectionIsLost(reason)) void close();
    else if (this.runner.isTransactionActive) await this.runner.rollbackTransaction().catch(close);
    await this.runner.release();
  }
}

interface Scope {
  transaction?: Transaction;
}

const scopes = new AsyncLocalStorage<Scope>();
let openScopes = 0;

/** The transaction that the caller runs in, if any. */
export const openTransaction = (): Transaction | undefined => scopes.getStore()?.transaction;

/**
 * Runs work so that everything it awaits finds the transaction; it is gone from the scope once the work is over. While nobody
 * has one, nothing is looked for: Node 20 would otherwise follow every promise of the process, a fifth of a small answer's time.
 */
export const withTransaction = async <T>(transaction: Transaction, work: () => Promise<T>): Promise<T> => {
  const scope: Scope = { transaction };
  openScopes++;
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.transaction = undefined;
    if (--openScopes === 0) scopes.disable();
  }
};

/** Now, or once the open transaction has committed; never when it rolls back. */
export const afterCommit = (task: () => void): void => {
  const open = openTransaction();
  if (open) open.onCommit(task);
  else task();
};
