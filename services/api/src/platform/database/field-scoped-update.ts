import { statement, type Statement } from './statement.js';

interface Parts<Column extends string> {
  /** `<module>.<what>`. */
  name: string;
  /** With its alias: `tasks t`. */
  table: string;
  /** What may be set; a request's keys never become SQL. */
  columns: readonly Column[];
  /** What is set each time: `version = t.version + 1`. */
  always: string;
  /** `FROM` and `WHERE`; the keys are `$1` and on. */
  where: string;
  keys: number;
  returning: string;
}

/**
 * `UPDATE … SET` of exactly the columns that are named, so that two people who change different fields both win. Every
 * combination of columns that occurs is a statement of its own, prepared once on each connection.
 */
export const fieldScopedUpdate = <Column extends string>(parts: Parts<Column>) => {
  const known = new Map<number, Statement>();
  const written = (columns: readonly Column[], combination: number): Statement => {
    const set = columns.map((column, at) => `${column} = $${parts.keys + at + 1}`);
    return statement(
      `${parts.name}-${combination}`,
      `UPDATE ${parts.table} SET ${[...set, parts.always].join(', ')} ${parts.where} RETURNING ${parts.returning}`,
    );
  };
  return (keys: readonly unknown[], changes: Partial<Record<Column, unknown>>): [Statement, unknown[]] => {
    const columns = parts.columns.filter((column) => changes[column] !== undefined);
    const combination = columns.reduce((sum, column) => sum + 2 ** parts.columns.indexOf(column), 0);
    const update = known.get(combination) ?? written(columns, combination);
    known.set(combination, update);
    return [update, [...keys, ...columns.map((column) => changes[column])]];
  };
};
