import type { PublicPerson } from './user.js';

/** The events of the audit log. The API has the list of values; a browser needs only the type. */
export type AuditKind =
  | 'sign_in'
  | 'sign_in_failed'
  | 'registered'
  | 'password_changed'
  | 'password_reset_requested'
  | 'password_reset_link'
  | 'password_reset'
  | 'second_factor_added'
  | 'second_factor_failed'
  | 'second_factor_removed'
  | 'recovery_codes_created'
  | 'recovery_code_used'
  | 'sessions_ended'
  | 'api_token_created'
  | 'api_token_revoked'
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

/** Details of the event; never a password, a token or another secret. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** One event of the audit log (`GET /team/audit`). */
export interface AuditEvent {
  _id: string;
  kind: AuditKind;
  /** ISO 8601; the time of the first occurrence when several are merged into one event. */
  at: string;
  lastAt: string;
  count: number;
  /** The person who caused it; null when no one was signed in. */
  actor: PublicPerson | null;
  /** The person concerned, if any. */
  person: PublicPerson | null;
  /** The object concerned: the address of an invitation, the name of a remote. */
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
