import {
  CODE_RULES,
  FACTOR_RULES,
  REGISTRATION_RULES,
  TEAM_ROLES,
  type AuditDetails,
  type AuditEvent,
} from '@taskloom/contracts';
import { formatDay, formatSize } from '@taskloom/ui';
import type { AuditTexts } from '../../texts/audit';

export interface Change {
  before: string;
  after: string;
}

const roleOf = (t: AuditTexts, value: AuditDetails[string] | undefined): string => {
  const role = TEAM_ROLES.find((known) => known === value);
  return role ? t(role) : t('noRole');
};

/** As `12 refused`: the minimum length, and what happens to passwords that are easy to guess. */
const PASSWORDS = /^(\d+) (accepted|refused)$/;

/** A quota, a rule for passwords, a registration rule, a rule for second factors with its day, or a list of domains. */
const policyOf = (t: AuditTexts, value: AuditDetails[string] | undefined): string => {
  if (typeof value === 'number') return formatSize(value);
  const [, length, guessable] = PASSWORDS.exec(String(value ?? '')) ?? [];
  if (length !== undefined)
    return t(guessable === 'refused' ? 'passwords.refused' : 'passwords.accepted', { count: Number(length) });
  const [word = '', day = ''] = String(value ?? '').split(' ');
  const rule = [...REGISTRATION_RULES, ...FACTOR_RULES, ...CODE_RULES].find((known) => known === word);
  if (rule) return [t(`rule.${rule}`), day && formatDay(day)].filter(Boolean).join(', ');
  return String(value ?? '') || t('nothing');
};

/** The value before and after an event, if it has both. */
export const changeOf = (
  t: AuditTexts,
  { kind, person, details }: AuditEvent,
  /** Names of the people of the team by id. */
  names: ReadonlyMap<string, string>,
): Change | null => {
  const { from, to, action } = details;
  if (kind === 'role_changed') return { before: roleOf(t, from), after: roleOf(t, to) };
  if (kind === 'project_owner_changed') {
    const before = names.get(String(from));
    return before !== undefined && person ? { before, after: person.name } : null;
  }
  if (kind === 'policy_changed') return { before: policyOf(t, from), after: policyOf(t, to) };
  const replaces = kind === 'remote_changed' && (action === 'activate' || action === 'rollback');
  if (!replaces || typeof from !== 'string' || typeof to !== 'string' || from === to) return null;
  return { before: from, after: to };
};
