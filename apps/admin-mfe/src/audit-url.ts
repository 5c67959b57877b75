import { parseDay, type AuditFilters, type AuditKind } from '@taskloom/contracts';

/** The events that a team can see, in the order of the filter. */
export const AUDIT_KINDS = [
  'sign_in',
  'sign_in_failed',
  'registered',
  'password_changed',
  'password_reset_requested',
  'password_reset_link',
  'password_reset',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_failed',
  'recovery_codes_created',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'passkey_copied',
  'email_change_requested',
  'email_changed',
  'identity_linked',
  'identity_unlinked',
  'sessions_ended',
  'api_token_created',
  'api_token_revoked',
  'invitation_sent',
  'invitation_link_created',
  'invitation_revoked',
  'invitation_accepted',
  'invitation_rejected',
  'role_changed',
  'person_disabled',
  'person_enabled',
  'person_deleted',
  'team_member_removed',
  'project_member_removed',
  'project_owner_changed',
  'remote_changed',
  'remote_backend_changed',
  'webhook_changed',
  'remote_key_added',
  'remote_key_revoked',
  'trust_rule_added',
  'trust_rule_removed',
  'remote_store_cleared',
  'token_created',
  'token_revoked',
  'policy_changed',
  'job_started',
  'mails_retried',
  'audit_exported',
  'data_exported',
] as const satisfies readonly AuditKind[];

const dayOf = (text: string | null): string | undefined => (text && parseDay(text)) || undefined;

/** The filters of an address; unknown kinds and days count as absent. */
export const readAuditFilters = (params: URLSearchParams): AuditFilters => ({
  kind: AUDIT_KINDS.find((kind) => kind === params.get('kind')),
  person: params.get('person') || undefined,
  from: dayOf(params.get('from')),
  to: dayOf(params.get('to')),
});

export const writeAuditFilters = ({ kind, person, from, to }: AuditFilters): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ kind, person, from, to }).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  );
