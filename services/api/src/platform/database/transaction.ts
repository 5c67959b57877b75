import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { ADVISORY_LOCKS, type AdvisoryLock } from './advisory-locks.js';
import { bind, type Query } from './prepared-query.js';
import { connectionIsLost } from './sql-state.js';
import { together } from './together.js';

const BEGIN = 'BEGIN';
const COMMIT = 'COMMIT';
const ROLLBACK = 'ROLLBACK';

/**
 * Runs statements on the connection of one transaction; repositories get it from `database.transaction`. PostgreSQL runs them in the
 * order in which they are sent, so statements that don't need each other's results can be sent together with `Promise.all`.
 */
export class Transaction {
  private readonly committed: (() => void)[] = [];
  private deferred: Promise<unknown>[] = [];
  private savepoints = 0;
  private ended = false;
  /** PostgreSQL has answered, so the connection was alive. */
  begun = false;

  private constructor(
    private readonly runner: QueryRunner,
    private readonly client: PoolClient,
  ) {}

  /** `check` runs once a connection has been acquired, which may take a while. The first statements follow `BEGIN` without waiting. */
  static async begin(source: DataSource, check: () => void): Promise<Transaction> {
    const { runner, client } = await connectedRunner(source);
    try {
      check();
    } catch (error) {
      await releaseRunner(runner, client, error);
      throw error;
    }
    const transaction = new Transaction(runner, client);
    transaction.start();
    return transaction;
  }

  /** TypeORM's own method would wait for the response. */
  private start(): void {
    this.defer(this.client.query(BEGIN).then(() => (this.begun = true)));
    Object.assign(this.runner, { isTransactionActive: true });
  }

  /** TypeORM's entity manager in this transaction. Never `save()` client input or objects loaded earlier. */
  get manager(): EntityManager {
    return this.runner.manager;
  }

  /** Runs a statement or a prepared query. */
  async rows<Row extends object, Name extends string = string>(...query: Query<Name>): Promise<Row[]> {
    const [statement, params] = bind(this.manager, query);
    if (this.ended) throw new Error('The transaction has ended');
    const { rows } = await this.client.query<Row>({ ...statement, values: params });
    return rows;
  }

  /** Acquires an advisory lock, waiting for other transactions that hold it, and keeps it until the end. */
  async wait(lock: AdvisoryLock): Promise<void> {
    await this.client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS[lock]]);
  }

  /** A nested transaction (savepoint): a failure rolls back only the nested part. */
  async nested<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const savepoint = `nested_${++this.savepoints}`;
    await this.client.query(`SAVEPOINT ${savepoint}`);
    const tasks = this.committed.length;
    const outer = this.deferred;
    this.deferred = [];
    try {
      const result = await work(this);
      await this.settle();
      await this.client.query(`RELEASE SAVEPOINT ${savepoint}`);
      return result;
    } catch (error) {
      this.committed.length = tasks;
      if (!connectionIsLost(error)) await this.client.query(`ROLLBACK TO SAVEPOINT ${savepoint}`);
      throw error;
    } finally {
      this.deferred = outer;
    }
  }

  onCommit(task: () => void): void {
    this.committed.push(task);
  }

  /** Defers a write whose result isn't needed: the transaction waits for it before it commits. */
  defer(write: Promise<unknown>): void {
    // `settle` reports the failure; this keeps it from being an unhandled rejection until then.
    write.catch(() => undefined);
    this.deferred.push(write);
  }

  /** Ends the transaction. `COMMIT` follows the deferred writes without waiting: after a failed one, PostgreSQL rolls back. */
  async commit(): Promise<void> {
    this.ended = true;
    await together(this.settle(), this.client.query(COMMIT));
  }

  async release(): Promise<void> {
    await this.runner.release();
    for (const task of this.committed) task();
  }

  /** A lost connection can't send ROLLBACK; PostgreSQL rolls back once the connection is closed. */
  async undo(reason: unknown): Promise<void> {
    const wasCommitting = this.ended;
    this.ended = true;
    if (!connectionIsLost(reason) && !wasCommitting)
      await this.client.query(ROLLBACK).catch(() => close(this.client));
    await releaseRunner(this.runner, this.client, reason);
  }

  /** Waits for the deferred writes. @throws the error of the one that failed */
  async settle(): Promise<void> {
    await together(...this.deferred.splice(0));
  }
}

/** A TypeORM query runner with a connection from the pool. */
export const connectedRunner = async (
  source: DataSource,
): Promise<{ runner: QueryRunner; client: PoolClient }> => {
  const runner = source.createQueryRunner();
  const client: PoolClient = await runner.connect();
  return { runner, client };
};

/** Returns the connection to the pool, or closes it when the failure shows that it is lost. */
export const releaseRunner = async (
  runner: QueryRunner,
  client: PoolClient,
  failure: unknown,
): Promise<void> => {
  if (connectionIsLost(failure)) void close(client);
  await runner.release();
};

const close = (client: PoolClient): Promise<void> => client.end().catch(() => undefined);

interface Scope {
  transaction?: Transaction;
}

const scopes = new AsyncLocalStorage<Scope>();
let openScopes = 0;

/** The current transaction, if any. */
export const openTransaction = (): Transaction | undefined => scopes.getStore()?.transaction;

/**
 * Runs work in an async context that holds the transaction until the work ends. The context exists only while a transaction
 * is open: otherwise Node 20 tracks every promise of the process, which costs a fifth of a small response's time.
 */
const withTransaction = async <T>(transaction: Transaction, work: () => Promise<T>): Promise<T> => {
  const scope: Scope = { transaction };
  openScopes++;
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.transaction = undefined;
    if (--openScopes === 0) scopes.disable();
  }
};

/** Commits everything that `work` did, or nothing. Then the tasks of `afterCommit` run, outside the transaction. */
export const runTransaction = async <T>(
  transaction: Transaction,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const fail = async (error: unknown): Promise<never> => {
    await transaction.undo(error);
    await together(Promise.reject(error), transaction.settle());
    throw error;
  };
  // A deferred write may call `afterCommit`, so the context lasts until it has ended.
  const result = await withTransaction(transaction, async () => {
    const done = await work(transaction);
    await transaction.commit();
    return done;
  }).catch(fail);
  await transaction.release();
  return result;
};

/** Runs the task at once, or after the open transaction commits; never when it rolls back. */
export const afterCommit = (task: () => void): void => {
  const open = openTransaction();
  if (open) open.onCommit(task);
  else task();
};
