import { LRUCache } from 'lru-cache';
import type { Connection } from 'pg';

declare module 'pg' {
  interface Connection {
    /** Texts of the statements that PostgreSQL has prepared, by name. */
    parsedStatements: Record<string, string>;
  }
}

/** Clients could make more: by lists of another length, which make an insert of as many rows, and by updates of other columns. */
const MOST = 500;

/** In characters. Only inserts of many rows are longer. */
const LONGEST = 16_384;

/** Names of the statements that one connection has prepared. Beyond a limit, those that were used longest ago are closed. */
export class PreparedNames {
  private named = 0;
  private readonly names: LRUCache<string, string>;

  constructor(private readonly connection: Connection) {
    this.names = new LRUCache({ max: MOST, dispose: (name) => this.close(name) });
  }

  /**
   * The name to prepare a statement under; undefined when that isn't worth it.
   *
   * @param declared the name of a statement that isn't TypeORM's
   */
  nameOf(text: string, declared?: string): string | undefined {
    if (declared === undefined && text.length > LONGEST) return undefined;
    const known = this.names.get(text);
    if (known !== undefined) return known;
    const name = declared ?? `typeorm-${this.named++}`;
    this.names.set(text, name);
    return name;
  }

  /**
   * PostgreSQL gets this message after all uses of the name, because the connection is in pipeline mode, and before the next
   * statement. Unlike `DEALLOCATE`, it works in a failed transaction, and does not wait for a response.
   */
  private close(name: string): void {
    this.connection.close({ type: 'S', name }, true);
    Reflect.deleteProperty(this.connection.parsedStatements, name);
  }
}
