import type { PublicPerson } from './user.js';

/** What the audit log records. The list of all is the API's: a browser needs the names as types alone. */
export type AuditKind =
  | 'sign_in'
  | 'sign_in_failed'
  | 'registered'
  | 'password_changed'
  | 'role_changed'
  | 'team_member_removed'
  | 'project_member_removed'
  | 'project_owner_changed'
  | 'invitation_sent'
  | 'invitation_revoked'
  | 'invitation_accepted'
  | 'invitation_rejected'
  | 'token_created'
  | 'token_revoked'
  | 'token_used'
  | 'token_refused';

/** Plain facts beside the event; never a password, a token or another secret. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** One event of the audit log (`GET /team/audit`). */
export interface AuditEvent {
  _id: string;
  kind: AuditKind;
  /** ISO 8601; of the first one when several share the event. */
  at: string;
  lastAt: string;
  count: number;
  /** Who did it; null when nobody was signed in. */
  actor: PublicPerson | null;
  /** The person whom it concerns, when that is somebody. */
  person: PublicPerson | null;
  /** What it concerns: the address of an invitation, the name of a remote. */
  subject: string | null;
  /** Network address of the request; null for a command on the server. */
  address: string | null;
  details: AuditDetails;
}

/** Newest first. */
export interface AuditPage {
  events: AuditEvent[];
  /** `before` of the next page; null on the last one. */
  next: string | null;
}
