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
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_copied'
  | 'email_change_requested'
  | 'email_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'sessions_ended'
  | 'api_token_created'
  | 'api_token_revoked'
  | 'role_changed'
  | 'person_disabled'
  | 'person_enabled'
  | 'person_deleted'
  | 'team_member_removed'
  | 'project_member_removed'
  | 'project_owner_changed'
  | 'invitation_sent'
  | 'invitation_link_created'
  | 'invitation_revoked'
  | 'invitation_accepted'
  | 'invitation_rejected'
  | 'token_created'
  | 'token_revoked'
  | 'token_used'
  | 'token_refused'
  | 'remote_key_added'
  | 'remote_key_revoked'
  | 'trust_rule_added'
  | 'trust_rule_removed'
  | 'token_exchanged'
  | 'remote_changed'
  | 'remote_backend_changed'
  | 'webhook_changed'
  | 'remote_store_cleared'
  | 'policy_changed'
  | 'job_started'
  | 'mails_retried'
  | 'audit_exported'
  | 'data_exported';

/** Details of the event; never a password, a token or another secret. */
export type AuditDetails = Record<string, string | number | boolean | null>;

/** One event of the audit log (`GET /admin/audit`). */
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

/** Rows in one response of `GET /admin/audit`. */
export const AUDIT_PAGE = 50;

export interface AuditFilters {
  kind?: AuditKind;
  /** A person who did it, or who was affected. */
  person?: string;
  /** The first day, in UTC. */
  from?: string;
  /** The last day, in UTC. */
  to?: string;
}

/** Query of `GET /admin/audit`. */
export interface AuditQuery extends AuditFilters {
  /** `next` of the page before. */
  before?: string;
  /** 1 to 100; {@link AUDIT_PAGE} by default. */
  limit?: number;
}

export const AUDIT_FORMATS = ['csv', 'jsonl'] as const;
export type AuditFormat = (typeof AUDIT_FORMATS)[number];

/** Query of `GET /admin/audit/export`. */
export interface AuditExportQuery extends AuditFilters {
  format: AuditFormat;
}
