import type { AuditDetails, AuditKind } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../database/index.js';
import { RECORD } from './audit.statements.js';

/** A client can repeat these without limit: equal events of one hour share a row with a count. */
const REPEATING_KINDS: readonly AuditKind[] = [
  'sign_in',
  'sign_in_failed',
  'second_factor_failed',
  'password_reset_requested',
  'token_used',
  'token_refused',
];

/** Rows of one kind per hour; further events are counted in one additional row. */
const MOST = 1_000;
/** The same limit for events that a client can repeat without being signed in. */
const MOST_REPEATING = 300;

export interface AuditEntry {
  kind: AuditKind;
  /** Network address of the request; absent for a command on the server. */
  address: string | null | undefined;
  /** The person who acted, if signed in. */
  actorId?: string;
  /** The person affected. */
  personId?: string;
  /** The object affected. */
  subject?: string;
  /** The team whose admins may read the event; defaults to the team of the person, then of the actor. */
  teamId?: string;
  /** Must not contain secrets. */
  details?: AuditDetails;
}

/** Writes one event on the caller's connection; inside a transaction it is committed or rolled back with the write. */
export const recordAuditEvent = async (
  connection: Pick<Transaction, 'rows'>,
  { kind, address, actorId, personId, subject, teamId, details = {} }: AuditEntry,
): Promise<void> => {
  const repeats = REPEATING_KINDS.includes(kind);
  await connection.rows(RECORD, [
    uuid(),
    kind,
    actorId ?? null,
    personId ?? null,
    teamId ?? null,
    subject ?? null,
    address,
    JSON.stringify(details),
    repeats,
    JSON.stringify([kind, address, actorId, personId, subject, details]),
    JSON.stringify([kind, address]),
    JSON.stringify([kind]),
    repeats ? MOST_REPEATING : MOST,
  ]);
};
