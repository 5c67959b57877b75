import type { AuditEvent, AuditKind } from '@taskloom/contracts';
import { defineTexts, setLanguage } from '@taskloom/client/texts';
import { anEvent, JONAS } from '../../sample/audit';
import de from '../../texts/audit/de';
import { en } from '../../texts/audit/en';
import { sentenceOf } from './sentence';

const { t } = defineTexts('test', { en, de: () => Promise.resolve({ default: de }) });
const sentenceFor = (kind: AuditKind, part: Partial<AuditEvent> = {}) =>
  sentenceOf(t, anEvent({ ...part, kind }));
const ofRemote = (details: AuditEvent['details']) =>
  sentenceFor('remote_changed', { subject: 'calendar', details });

it.each<[AuditKind, Partial<AuditEvent>, string]>([
  ['sign_in', {}, 'Signed in'],
  ['sign_in_failed', { actor: null }, 'Failed to sign in'],
  ['sign_in_failed', { actor: null, person: JONAS }, 'Failed to sign in as Jonas Weber'],
  ['second_factor_removed', { actor: JONAS, person: JONAS }, 'Turned off the second factor'],
  ['second_factor_removed', { person: JONAS }, 'Turned off the second factor of Jonas Weber'],
  ['person_deleted', { actor: JONAS, person: JONAS }, 'Deleted their account'],
  ['person_deleted', { person: { ...JONAS, name: 'Deleted person' } }, 'Deleted a person'],
  [
    'passkey_copied',
    { actor: null, person: JONAS, subject: 'Phone' },
    'Used a copy of the passkey “Phone” of Jonas Weber',
  ],
  ['invitation_sent', { subject: 'a@example.com' }, 'Invited a@example.com'],
  [
    'invitation_link_created',
    { subject: 'a@example.com' },
    'Created a link of the invitation for a@example.com',
  ],
  ['api_token_created', { subject: 'CI' }, 'Created the API token “CI”'],
  ['api_token_revoked', { details: { tokens: 3 } }, 'Revoked 3 API tokens'],
  [
    'project_owner_changed',
    { person: JONAS, details: { projects: 1 } },
    'Made Jonas Weber the owner of 1 project',
  ],
  ['token_created', { subject: 'team', details: { name: 'CI' } }, 'Created the deploy token “CI” for team'],
  [
    'remote_key_added',
    { subject: 'team', details: { name: 'Release key' } },
    'Added the signing key “Release key” of team',
  ],
  [
    'trust_rule_added',
    { subject: 'team', details: { subject: 'repo:acme/team:*' } },
    'Trusted repo:acme/team:* to deploy team',
  ],
  [
    'token_exchanged',
    { subject: 'team', details: { name: 'repo:acme/team:ref:refs/heads/main' } },
    'Gave repo:acme/team:ref:refs/heads/main a deploy token for team',
  ],
  [
    'remote_key_revoked',
    { subject: 'team', details: { name: 'Release key' } },
    'Revoked the signing key “Release key” of team',
  ],
  [
    'remote_backend_changed',
    { subject: 'reports', details: { backend: 'https://r.example', agreed: true } },
    'Agreed to the backend https://r.example of reports',
  ],
  [
    'remote_backend_changed',
    { subject: 'reports', details: { backend: 'https://r.example', agreed: false } },
    'Withdrew the consent to the backend https://r.example of reports',
  ],
  [
    'webhook_changed',
    { subject: 'reports', details: { webhook: 'https://r.example', action: 'failed' } },
    'Disabled the webhook https://r.example of reports after failures',
  ],
  [
    'remote_store_cleared',
    { subject: 'reports', details: { scope: 'person', values: 3 } },
    'Deleted 3 values that reports kept for people',
  ],
  ['data_exported', {}, 'Exported their own data'],
  ['policy_changed', { subject: 'registration' }, 'Changed who can create an account'],
  ['policy_changed', { subject: 'mailDomains' }, 'Changed the allowed mail domains'],
  ['policy_changed', { subject: 'codes' }, 'Changed which codes of authenticator apps count'],
  ['policy_changed', { subject: 'passwords' }, 'Changed what new passwords must be like'],
  ['policy_changed', { subject: 'quotas.person' }, 'Changed the quota of a person'],
  ['job_started', { subject: 'trash' }, 'Started the background job “trash”'],
  ['mails_retried', { details: { mails: 2 } }, 'Tried 2 mails again'],
  ['policy_changed', { subject: 'unknown' }, 'Policy changed'],
  ['audit_exported', { details: { format: 'jsonl' } }, 'Exported the audit log as JSON lines'],
])('%s of %j reads %s', (kind, part, sentence) => {
  expect(sentenceFor(kind, part)).toBe(sentence);
});

it.each<[AuditEvent['details'], string]>([
  [{ action: 'activate', to: '1.4.0' }, 'Activated calendar 1.4.0'],
  [{ action: 'canary', to: '1.4.0', percent: 5 }, 'Gave calendar 1.4.0 to 5 % of people'],
  [{ action: 'canary', to: '1.4.0', percent: 0 }, 'Ended the canary of calendar'],
  [{ action: 'lock', to: null }, 'Locked calendar'],
  [{ action: 'new' }, 'Remote changed'],
])('a change of a remote, %j, reads %s', (details, sentence) => {
  expect(ofRemote(details)).toBe(sentence);
});

it('shows the kind of an event that this version does not know', () => {
  const kind: string = 'new_thing_done';
  expect(sentenceFor(kind as AuditKind)).toBe('New thing done');
});

it('reads in German', async () => {
  await setLanguage('de');
  expect(sentenceFor('role_changed', { person: JONAS })).toBe('Rolle von Jonas Weber geändert');
  await setLanguage('en');
});

const values = (sentence: string) => [...sentence.matchAll(/{{\w+}}/g)].map(([value]) => value).sort();

it.each(Object.entries(en))('%s has the same placeholders in German', (key, sentence) => {
  expect(values(de[key as keyof typeof de])).toEqual(values(sentence));
});
