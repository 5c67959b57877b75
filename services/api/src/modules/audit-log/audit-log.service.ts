import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  AUDIT_PAGE,
  type AuditEvent,
  type AuditExportQuery,
  type AuditFilters,
  type AuditPage,
  type AuditQuery,
} from '@taskloom/contracts';
import { stringify } from 'csv-stringify';
import { AuditService } from '../../platform/audit/index.js';
import type { Caller } from '../../platform/http/index.js';
import { AuditLogRepository } from './audit-log.repository.js';

/** Rows of one export; a narrower period gives the rest. */
const MOST_ROWS = 50_000;
/** Rows read at once. */
const STEP = 500;

const COLUMNS = {
  at: 'at',
  lastAt: 'last at',
  count: 'count',
  kind: 'kind',
  actor: 'actor',
  actorId: 'actor id',
  person: 'person',
  personId: 'person id',
  subject: 'subject',
  address: 'address',
  details: 'details',
};

const asRow = ({ actor, person, details, ...event }: AuditEvent) => ({
  ...event,
  actor: actor?.name,
  actorId: actor?._id,
  person: person?.name,
  personId: person?._id,
  details: JSON.stringify(details),
});

/** The events of one team. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly events: AuditLogRepository,
    private readonly audit: AuditService,
  ) {}

  async page(teamId: string, { before, limit = AUDIT_PAGE, ...filters }: AuditQuery): Promise<AuditPage> {
    const found = await this.events.page(teamId, filters, before, limit + 1);
    const events = found.slice(0, limit);
    return { events, next: found.length > limit ? (events.at(-1)?._id ?? null) : null };
  }

  /** Records the export first, so it is among its own rows. At most {@link MOST_ROWS}, newest first. */
  async export(
    { _id, address }: Caller,
    teamId: string,
    { format, ...filters }: AuditExportQuery,
  ): Promise<Readable> {
    const details = { format, ...filters };
    await this.audit.record(undefined, { kind: 'audit_exported', address, actorId: _id, teamId, details });
    const events = this.all(teamId, filters);
    if (format === 'jsonl') return Readable.from(asLines(events));
    // Spreadsheets would run a cell that begins as a formula.
    const csv = stringify({ header: true, columns: COLUMNS, bom: true, escape_formulas: true });
    const rows = Readable.from(asRows(events));
    rows.on('error', (error) => csv.destroy(error));
    return rows.pipe(csv);
  }

  private async *all(teamId: string, filters: AuditFilters): AsyncGenerator<AuditEvent> {
    let before: string | undefined;
    for (let rows = 0; rows < MOST_ROWS; rows += STEP) {
      const events = await this.events.page(teamId, filters, before, STEP);
      yield* events;
      before = events.at(-1)?._id;
      if (events.length < STEP) return;
    }
  }
}

async function* asLines(events: AsyncIterable<AuditEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `${JSON.stringify(event)}\n`;
}

async function* asRows(events: AsyncIterable<AuditEvent>): AsyncGenerator<object> {
  for await (const event of events) yield asRow(event);
}
