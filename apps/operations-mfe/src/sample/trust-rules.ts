import type { TrustRule, TrustRules } from '@taskloom/contracts';

export const aRule = (part: Partial<TrustRule> = {}): TrustRule => ({
  _id: 'rule-1',
  issuer: 'https://token.actions.githubusercontent.com',
  subject: 'repo:acme/calendar:ref:refs/heads/main',
  rights: ['publish', 'activate', 'rollback'],
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: { _id: 'maya', name: 'Maya Lindqvist', avatar: '' },
  expiresAt: '2126-05-19T09:00:00.000Z',
  lastUsedAt: null,
  ...part,
});

export const someRules = (...rules: TrustRule[]): TrustRules => ({
  audience: 'https://taskloom.example.com',
  rules: rules.length > 0 ? rules : [aRule()],
});
