import { snakeCase } from './naming.js';
import { statement, type Statement } from './statement.js';

interface Parts<Column extends string> {
  /** `<module>.<what>`. */
  name: string;
  /** Table and alias: `tasks t`. */
  table: string;
  /** Columns that may be set; keys of a request never become SQL. */
  columns: readonly Column[];
  /** An assignment that is part of every update: `version = t.version + 1`. */
  always: string;
  /** `FROM` and `WHERE`; the keys are `$1`, `$2` and so on. */
  where: string;
  keys: number;
  returning: string;
}

/**
 * `UPDATE … SET` of exactly the given columns, so that concurrent changes to different fields are both kept. Each
 * combination of columns is a separate statement, prepared once per connection.
 */
export const fieldScopedUpdate = <Column extends string>(parts: Parts<Column>) => {
  const known = new Map<number, Statement>();
  const written = (columns: readonly Column[], combination: number): Statement => {
    const set = columns.map((column, at) => `${snakeCase(column)} = $${parts.keys + at + 1}`);
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
