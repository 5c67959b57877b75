import type { EntityManager } from 'typeorm';
import { statement, type Statement } from './statement.js';

/** A query builder of TypeORM. */
interface QueryBuilder {
  setParameters(parameters: Record<string, string>): QueryBuilder;
  getQueryAndParameters(): [query: string, parameters: unknown[]];
}

/** Values for the parameters of a prepared query, by name. */
type Values<Name extends string> = Readonly<Record<Name, unknown>>;

/** A query of entities whose SQL is built once per process. */
export interface PreparedQuery<Name extends string> {
  /** The statement, and the values in the order of its parameters. */
  bind(manager: EntityManager, values: Values<Name>): [statement: Statement, params: unknown[]];
}

/** A statement with the values of `$1`, `$2` and so on, or a prepared query with the values of its named parameters. */
export type Query<Name extends string> =
  [statement: Statement, params?: unknown[]] | [query: PreparedQuery<Name>, values: Values<Name>];

/** The statement that PostgreSQL gets, and its values in order. */
export const bind = <Name extends string>(
  manager: EntityManager,
  query: Query<Name>,
): [statement: Statement, params: unknown[]] => {
  if (isPrepared(query)) return query[0].bind(manager, query[1]);
  const [statement, params = []] = query;
  return [statement, params];
};

const isPrepared = <Name extends string>(
  query: Query<Name>,
): query is [query: PreparedQuery<Name>, values: Values<Name>] => 'bind' in query[0];

/**
 * Declares a query that many requests need: building its SQL each time takes longer than sending it.
 *
 * @param name unique, as of a statement
 * @param parameters names that the query refers to as `:name`
 */
export const preparedQuery = <Name extends string>(
  name: string,
  parameters: readonly Name[],
  build: (manager: EntityManager) => QueryBuilder,
): PreparedQuery<Name> => {
  const prepare = (manager: EntityManager) => {
    // Each parameter is its own name, so TypeORM returns their order.
    const names = Object.fromEntries(parameters.map((each) => [each, each]));
    const [text, order] = build(manager).setParameters(names).getQueryAndParameters();
    return { prepared: statement(name, text), order: order as Name[] };
  };
  let known: ReturnType<typeof prepare> | undefined;
  return {
    bind(manager, values) {
      known ??= prepare(manager);
      return [known.prepared, known.order.map((each) => values[each])];
    },
  };
};

/** The columns of an `INSERT` whose values are the parameters of the same names. */
export const columns = <Name extends string>(names: readonly Name[]): Record<Name, () => string> =>
  Object.fromEntries(names.map((name) => [name, () => `:${name}`])) as Record<Name, () => string>;
