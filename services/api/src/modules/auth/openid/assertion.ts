import { isEmail } from 'class-validator';
import { LIMITS } from '@taskloom/contracts';
import type { IDToken, UserInfoResponse } from 'openid-client';
import type { ProviderSettings } from '../../../platform/config/index.js';

/** A provider's claims about a person, in the terms of the product. */
export interface Assertion {
  provider: string;
  issuer: string;
  subject: string;
  /** In lower case; null when the provider doesn't share it. */
  email: string | null;
  /** The provider has verified the address. */
  verified: boolean;
  name: string;
  /** The person has given two factors there. */
  mfa: boolean;
  /** In the group of admins; null without one in the settings. */
  admin: boolean | null;
  /** In a group of the settings, so the person belongs to the team. */
  joins: boolean;
}

type Claims = IDToken | UserInfoResponse;

const textIn = (claims: Claims, name: string): string | undefined => {
  const value = claims[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};

const textsIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is string => typeof each === 'string');

const emailIn = (claims: Claims): string | null => {
  const email = textIn(claims, 'email')?.toLowerCase() ?? '';
  return email.length <= LIMITS.email && isEmail(email) ? email : null;
};

const nameIn = (claims: Claims, email: string | null): string => {
  const parts = [textIn(claims, 'given_name'), textIn(claims, 'family_name')].filter(Boolean).join(' ');
  const name =
    textIn(claims, 'name') ?? (parts || textIn(claims, 'preferred_username') || email?.split('@', 1)[0]);
  return [...(name ?? 'New person')].slice(0, LIMITS.name).join('');
};

const groupsIn = (
  claims: Claims,
  { groupsClaim, adminGroup, memberGroup }: ProviderSettings,
): Pick<Assertion, 'admin' | 'joins'> => {
  const groups = textsIn(claims[groupsClaim]);
  const isIn = (group: string | undefined) => group !== undefined && groups.includes(group);
  return {
    admin: adminGroup === undefined ? null : isIn(adminGroup),
    joins: isIn(adminGroup) || isIn(memberGroup),
  };
};

/** Whether the claims of the ID token are enough, so that the provider need not be asked for more. */
export const isComplete = (
  claims: IDToken,
  { groupsClaim, adminGroup, memberGroup }: ProviderSettings,
): boolean =>
  claims['email'] !== undefined &&
  ((adminGroup === undefined && memberGroup === undefined) || claims[groupsClaim] !== undefined);

export const assertionOf = (
  settings: ProviderSettings,
  token: IDToken,
  info: UserInfoResponse | undefined,
): Assertion => {
  const claims = { ...info, ...token };
  const email = emailIn(claims);
  return {
    provider: settings.id,
    issuer: settings.issuer,
    subject: token.sub,
    email,
    verified: email !== null && claims['email_verified'] === true,
    name: nameIn(claims, email),
    mfa: textsIn(token['amr']).includes('mfa'),
    ...groupsIn(claims, settings),
  };
};
