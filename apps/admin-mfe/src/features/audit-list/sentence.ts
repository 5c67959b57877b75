import { AUDIT_FORMATS, REMOTE_ACTIONS, type AuditDetails, type AuditEvent } from '@taskloom/contracts';
import type { AuditTexts } from '../../texts/audit';

const POLICIES = [
  'registration',
  'mailDomains',
  'secondFactor',
  'codes',
  'passwords',
  'quotas.person',
  'quotas.project',
  'quotas.installation',
] as const;

const wordOf = (t: AuditTexts, value: AuditDetails[string] | undefined): string =>
  value === null || value === undefined ? t('nothing') : String(value);

/** An event as a sentence without its person: 'Changed the role of Jonas Weber'. */
export const sentenceOf = (t: AuditTexts, event: AuditEvent): string => {
  const { kind, actor, person, details } = event;
  const subject = event.subject ?? t('unknown');
  const name = person && person._id !== actor?._id ? person.name : null;
  switch (kind) {
    case 'sign_in':
    case 'registered':
    case 'password_changed':
    case 'second_factor_added':
    case 'recovery_codes_created':
    case 'recovery_code_used':
    case 'sessions_ended':
    case 'invitation_accepted':
    case 'invitation_rejected':
    case 'token_refused':
      return t(kind);
    case 'sign_in_failed':
    case 'password_reset_requested':
    case 'password_reset_link':
    case 'password_reset':
    case 'second_factor_removed':
    case 'second_factor_failed':
    case 'role_changed':
    case 'person_disabled':
    case 'person_enabled':
    case 'team_member_removed':
    case 'project_member_removed':
      return name === null ? t(kind) : t(`${kind}_of`, { name });
    case 'person_deleted':
      // The name is deleted with the person.
      return t(name === null ? kind : 'person_deleted_else');
    case 'project_owner_changed':
      return t(kind, { name: person?.name ?? t('unknown'), count: Number(details['projects'] ?? 1) });
    case 'invitation_sent':
    case 'invitation_link_created':
    case 'invitation_revoked':
    case 'api_token_created':
    case 'passkey_added':
    case 'passkey_removed':
    case 'email_change_requested':
    case 'email_changed':
    case 'identity_linked':
    case 'identity_unlinked':
    case 'job_started':
      return t(kind, { subject });
    case 'mails_retried':
      return t(kind, { count: Number(details['mails'] ?? 1) });
    case 'passkey_copied':
      return t(kind, { subject, name: person?.name ?? t('unknown') });
    case 'api_token_revoked':
      return event.subject === null
        ? t('api_tokens_revoked', { count: Number(details['tokens'] ?? 1) })
        : t(kind, { subject });
    case 'token_created':
    case 'token_revoked':
    case 'token_used':
      return t(kind, { token: wordOf(t, details['name']), remote: subject });
    case 'remote_key_added':
    case 'remote_key_revoked':
      return t(kind, { key: wordOf(t, details['name']), remote: subject });
    case 'trust_rule_added':
    case 'trust_rule_removed':
      return t(kind, { rule: wordOf(t, details['subject']), remote: subject });
    case 'token_exchanged':
      return t(kind, { rule: wordOf(t, details['name']), remote: subject });
    case 'remote_changed':
      return ofRemote(t, subject, details);
    case 'remote_backend_changed':
      return t(details['agreed'] === true ? kind : 'remote_backend_withdrawn', {
        remote: subject,
        backend: wordOf(t, details['backend']),
      });
    case 'webhook_changed':
      return ofWebhook(t, subject, details);
    case 'remote_store_cleared':
      return t(details['scope'] === 'person' ? 'store.person' : 'store.project', {
        remote: subject,
        count: Number(details['values'] ?? 0),
      });
    case 'data_exported':
      return t(kind);
    case 'policy_changed': {
      const policy = POLICIES.find((known) => known === event.subject);
      return policy ? t(`policy.${policy}`) : t('kind.policy_changed');
    }
    case 'audit_exported': {
      const format = AUDIT_FORMATS.find((known) => known === details['format']) ?? 'csv';
      return t(kind, { format: t(format) });
    }
    default:
      return ofUnknown(kind);
  }
};

const ofRemote = (t: AuditTexts, remote: string, details: AuditDetails): string => {
  const action = REMOTE_ACTIONS.find((known) => known === details['action']);
  const version = wordOf(t, details['to']);
  switch (action) {
    case undefined:
      return t('kind.remote_changed');
    case 'lock':
    case 'unlock':
      return t(`remote.${action}`, { remote });
    case 'canary':
      return details['percent'] === 0
        ? t('remote.canaryEnd', { remote })
        : t('remote.canary', { remote, version, percent: Number(details['percent'] ?? 0) });
    default:
      return t(`remote.${action}`, { remote, version });
  }
};

const WEBHOOK_ACTIONS = [
  'created',
  'changed',
  'enabled',
  'disabled',
  'failed',
  'rotated',
  'deleted',
  'redelivered',
] as const;

const ofWebhook = (t: AuditTexts, remote: string, details: AuditDetails): string => {
  const action = WEBHOOK_ACTIONS.find((known) => known === details['action']) ?? 'changed';
  return t(`webhook.${action}`, { remote, webhook: wordOf(t, details['webhook']) });
};

/** An event that this version doesn't know: the API may be newer than the page. */
const ofUnknown = (kind: string): string => {
  const words = kind.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
