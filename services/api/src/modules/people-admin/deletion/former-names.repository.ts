import { Injectable } from '@nestjs/common';
import { Raw, type ObjectLiteral } from 'typeorm';
import { Database, deleteSome, type Transaction } from '../../../platform/database/index.js';
import { ProjectChangeEntity, ProjectRevisionsRepository } from '../../projects/index.js';
import type { FormerPerson } from './former-name.js';
import { replaceInTables, type Pass } from './tables-with-names.js';

const STEP = 200;

/** Replaces the name of someone in everything that others have written or done. */
@Injectable()
export class FormerNamesRepository {
  constructor(
    private readonly database: Database,
    private readonly revisions: ProjectRevisionsRepository,
  ) {}

  /** @param shared someone else has this name, so it stays where no id says whose it is */
  async replace(person: FormerPerson, shared: boolean): Promise<void> {
    await this.forgetChanges(person);
    await replaceInTables(person, shared, (pass) => this.pass(person, pass));
  }

  /** Clients that reconnect load the projects instead. */
  private async forgetChanges({ id }: FormerPerson): Promise<void> {
    const about = { data: Raw((column) => `strpos(${column}::text, :id) > 0`, { id }) };
    for (let gone = STEP; gone === STEP;) {
      gone = await this.database.write((manager) => deleteSome(manager, ProjectChangeEntity, about, STEP));
    }
  }

  /** Reads the table once, in steps, each with the place of the last row before it. */
  private async pass<Row extends ObjectLiteral>(person: FormerPerson, pass: Pass<Row>): Promise<void> {
    for (let last: Row | undefined, more = true; more;) {
      const rows: Row[] = await this.page(person, pass, last);
      if (rows.length > 0) await this.database.transaction((tx) => this.write(tx, pass, rows));
      last = rows.at(-1);
      more = rows.length === STEP;
    }
  }

  private page<Row extends ObjectLiteral>(
    { id, name }: FormerPerson,
    { entity, keys, read, where }: Pass<Row>,
    last: Row | undefined,
  ): Promise<Row[]> {
    return this.database.read((manager) => {
      const query = manager
        .createQueryBuilder(entity, 'r')
        .select([...keys, ...read].map((column) => `r.${column}`))
        .where(`(${where})`, { id, name, json: JSON.stringify(name).slice(1, -1) })
        .limit(STEP);
      for (const key of keys) query.addOrderBy(`r.${key}`);
      if (last) {
        const values = Object.fromEntries(keys.map((key) => [`last_${key}`, last[key]]));
        const [columns, places] = [keys.map((key) => `r.${key}`), keys.map((key) => `:last_${key}`)];
        query.andWhere(`(${columns.join(', ')}) > (${places.join(', ')})`, values);
      }
      return query.getMany();
    });
  }

  private async write<Row extends ObjectLiteral>(
    tx: Transaction,
    { entity, keys, change, seen }: Pass<Row>,
    rows: readonly Row[],
  ): Promise<void> {
    const projects = new Set(seen ? rows.map(seen) : []);
    for (const id of [...projects].sort()) await this.revisions.leaveGap(tx, id);
    for (const row of rows) {
      const key = Object.fromEntries(keys.map((name) => [name, row[name]]));
      await tx.manager.createQueryBuilder().update(entity).set(change(row)).where(key).execute();
    }
  }
}
