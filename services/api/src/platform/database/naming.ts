import { DefaultNamingStrategy, type ColumnOptions, type Table } from 'typeorm';

/** Columns in snake case, and constraints as PostgreSQL itself names them. */
export class PostgresNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string): string {
    return customName || snakeCase(propertyName);
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `${this.getTableName(table)}_pkey`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_key`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `${this.getTableName(table)}_${columns.join('_')}_fkey`;
  }
}

export const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A column that PostgreSQL computes and that only conditions read; the expression is written as PostgreSQL prints it. */
export const computed = (asExpression: string): ColumnOptions => ({
  asExpression,
  generatedType: 'STORED',
  nullable: true,
  insert: false,
  update: false,
  select: false,
});
