import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityMetadata, ObjectLiteral } from 'typeorm';
import type { ForeignKeyMetadata } from 'typeorm/metadata/ForeignKeyMetadata.js';
import type { Transaction } from '../../../platform/database/index.js';
import type { KeptRows } from '../../projects/index.js';
import { TaskEntity } from '../task.entity.js';

interface Part {
  metadata: EntityMetadata;
  /** Foreign keys to the task that cascade its deletion. */
  keys: ForeignKeyMetadata[];
}

/**
 * The rows that a foreign key removes with a task's row. The entities say which these are, so a new table of this kind is kept
 * without a change here.
 */
@Injectable()
export class KeptRowsRepository {
  async read({ manager }: Transaction, projectId: string, id: string): Promise<KeptRows> {
    const [task] = await manager.findBy(TaskEntity, { projectId, id });
    const kept: KeptRows = { tasks: task ? [{ ...task }] : [] };
    for (const { metadata, keys } of partsOf(manager)) {
      const where = keys.map((key) => referring(key, { projectId, id }));
      kept[metadata.tableName] = await manager.find<ObjectLiteral>(metadata.target, { where });
    }
    return kept;
  }

  /** Writes the rows whose references still exist, once the task's row is there again. Returns the others. */
  async write({ manager }: Transaction, kept: KeptRows): Promise<KeptRows> {
    const left: KeptRows = {};
    for (const { metadata } of partsOf(manager)) {
      const rows = kept[metadata.tableName] ?? [];
      if (rows.length === 0) continue;
      const references: { key: ForeignKeyMetadata; exists: (row: ObjectLiteral) => boolean }[] = [];
      for (const key of metadata.foreignKeys) {
        references.push({ key, exists: await existing(manager, key, rows) });
      }
      const whole = rows.filter((row) =>
        references.every(({ key, exists }) => key.onDelete === 'SET NULL' || exists(row)),
      );
      left[metadata.tableName] = rows.filter((row) => !whole.includes(row));
      if (whole.length === 0) continue;
      const values = whole.map((row) => ({
        ...row,
        ...Object.fromEntries(
          references.flatMap(({ key, exists }) =>
            exists(row) ? [] : nullable(key).map((name) => [name, null]),
          ),
        ),
      }));
      await manager.createQueryBuilder().insert().into(metadata.target).values(values).orIgnore().execute();
    }
    return left;
  }
}

const partsOf = ({ connection }: EntityManager): Part[] =>
  connection.entityMetadatas.flatMap((metadata) => {
    const keys = metadata.foreignKeys.filter(
      ({ onDelete, referencedEntityMetadata }) =>
        onDelete === 'CASCADE' && referencedEntityMetadata.target === TaskEntity,
    );
    return keys.length > 0 ? [{ metadata, keys }] : [];
  });

const nullable = ({ columns }: ForeignKeyMetadata): string[] =>
  columns.filter(({ isNullable }) => isNullable).map(({ propertyName }) => propertyName);

/** A condition on the table of the key, for rows that refer to this one. */
const referring = ({ columns, referencedColumns }: ForeignKeyMetadata, row: ObjectLiteral): ObjectLiteral =>
  Object.fromEntries(
    columns.map(({ propertyName }, at) => [propertyName, row[referencedColumns[at]?.propertyName ?? '']]),
  );

/** The rows whose reference exists or is null. */
const existing = async (manager: EntityManager, key: ForeignKeyMetadata, rows: ObjectLiteral[]) => {
  const { columns, referencedColumns, referencedEntityMetadata } = key;
  const names = referencedColumns.map(({ propertyName }) => propertyName);
  const valuesOf = (row: ObjectLiteral): unknown[] => columns.map(({ propertyName }) => row[propertyName]);
  const referred = rows.map(valuesOf).filter((values) => values.every((value) => value !== null));
  const distinct = new Map(referred.map((values) => [JSON.stringify(values), values]));
  const where = [...distinct.values()].map((values) =>
    Object.fromEntries(names.map((name, at) => [name, values[at]])),
  );
  const found =
    where.length > 0 ? await manager.find<ObjectLiteral>(referencedEntityMetadata.target, { where }) : [];
  const there = new Set(found.map((row) => JSON.stringify(names.map((name) => row[name]))));
  return (row: ObjectLiteral): boolean => {
    const values = valuesOf(row);
    return values.includes(null) || there.has(JSON.stringify(values));
  };
};
