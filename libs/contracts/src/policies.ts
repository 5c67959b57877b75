import type { PasswordPolicy, RegistrationRule } from './product.js';

export const REGISTRATION_RULES = [
  'open',
  'invited',
  'closed',
] as const satisfies readonly RegistrationRule[];

export const FACTOR_RULES = ['optional', 'admins', 'everyone'] as const;

/** Which codes of an authenticator app are accepted: the neighbours of the current one as well, or the current one alone. */
export const CODE_RULES = ['tolerant', 'strict'] as const;

export type CodeRule = (typeof CODE_RULES)[number];

/** Who needs a second factor, and from when on. */
export interface FactorPolicy {
  required: (typeof FACTOR_RULES)[number];
  /** A day (`2026-12-24`), which begins at 00:00 UTC; null when it is optional. */
  from: string | null;
}

export const QUOTA_NAMES = ['person', 'project', 'installation'] as const;

export type QuotaName = (typeof QUOTA_NAMES)[number];

/** How many bytes of files one person, one project and the installation may hold. */
export interface Quota {
  /** Bytes. */
  limit: number;
  /** The value of the server's settings, which applies until an admin sets another one. */
  default: number;
}

/** Rules of the installation: `GET /admin/policies`. */
export interface Policies {
  registration: RegistrationRule;
  /** Domains of the addresses of new people and invitations; empty for any. */
  mailDomains: string[];
  secondFactor: FactorPolicy;
  codes: CodeRule;
  passwords: PasswordPolicy;
  quotas: Record<QuotaName, Quota>;
  /** Environment variables that fix a policy, which admins then can't change. */
  fixedBy: Partial<Record<'registration' | 'mailDomains', string>>;
}

/** Body of `PATCH /admin/policies`. */
export type PoliciesUpdate = Partial<
  Pick<Policies, 'registration' | 'mailDomains' | 'secondFactor' | 'codes' | 'passwords'>
> & {
  /** Bytes; null for the value of the server's settings. */
  quotas?: Partial<Record<QuotaName, number | null>>;
};
