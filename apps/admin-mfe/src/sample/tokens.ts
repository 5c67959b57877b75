import type { AdminApiToken, AdminApiTokens, PublicPerson } from '@taskloom/contracts';
import { PEOPLE } from './people';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const personAt = (index: number): PublicPerson => {
  const person = PEOPLE[index];
  return { _id: person?._id ?? '', name: person?.name ?? '', avatar: person?.avatar ?? '' };
};

export const aToken = (token: Partial<AdminApiToken> = {}): AdminApiToken => ({
  _id: 'token-1',
  person: personAt(0),
  name: 'Nightly report',
  prefix: 'tl_k3J9xQa',
  scope: 'read',
  projects: null,
  createdAt: inDays(-10),
  expiresAt: inDays(80),
  lastUsedAt: inDays(-1),
  ...token,
});

export const someTokens = (): AdminApiTokens => ({
  tokens: [
    aToken(),
    aToken({
      _id: 'token-2',
      person: personAt(1),
      name: 'Release notes',
      scope: 'write',
      projects: 2,
      lastUsedAt: null,
    }),
    aToken({
      _id: 'token-3',
      person: personAt(1),
      name: 'Import',
      scope: 'administer',
      expiresAt: inDays(-3),
    }),
  ],
  total: 3,
});
