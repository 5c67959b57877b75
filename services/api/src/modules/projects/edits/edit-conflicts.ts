import { Injectable } from '@nestjs/common';
import { conflictingFields, fieldsIn, type PublicPerson, type TaskFieldValues } from '@taskloom/contracts';
import { Database } from '../../../platform/database/index.js';
import { requireVersion, staleVersion } from '../../../platform/http/index.js';
import { AUTHORS } from './edits.statements.js';

type Values = TaskFieldValues & { position?: string };

/** The state that the sender of an edit has seen. */
interface Seen {
  version?: number;
  /** Values that the edit replaces. */
  before?: Values;
}

interface Edit {
  projectId: string;
  /** Absent for an edit of the project. */
  taskId?: string;
  changes: Values;
  current: Values & { version: number };
  seen: Seen;
}

type Field = { field: string; by: PublicPerson };

@Injectable()
export class EditConflicts {
  constructor(private readonly database: Database) {}

  /**
   * Refuses an edit of what others have changed since. An edit that names the values it replaces conflicts only in fields that
   * have other values now; without them, any change is a conflict. Follows `ProjectRevisionsRepository.next`, so that no one else
   * writes until the transaction ends.
   *
   * @throws 409 `STALE_VERSION` with the current object, the fields and their authors
   */
  async refuse(edit: Edit, read: () => Promise<{ version: number }>): Promise<void> {
    const { current, seen } = edit;
    if (seen.version === current.version) return;
    if (!seen.before) {
      if (seen.version !== undefined) requireVersion(await read(), seen.version);
      return;
    }
    const fields = conflictsOf(edit, seen.before);
    if (fields.length > 0) throw staleVersion(await read(), { fields, by: await this.authors(edit, fields) });
  }

  private async authors(
    { projectId, taskId }: Edit,
    fields: readonly string[],
  ): Promise<Record<string, PublicPerson>> {
    const rows = await this.database.rows<Field>(AUTHORS, [projectId, taskId ?? null, fields]);
    return Object.fromEntries(rows.map(({ field, by }) => [field, by]));
  }
}

/** The fields that others have changed to another value, including the place in a column. */
const conflictsOf = ({ changes, current }: Edit, before: Values): string[] => {
  const fields: string[] = conflictingFields(fieldsIn(changes), { before, mine: changes, theirs: current });
  const isPlaced = changes.position !== undefined && before.position !== undefined;
  return isPlaced && before.position !== current.position ? [...fields, 'position'] : fields;
};
