import type { DeployToken } from '@taskloom/contracts';

export const aToken = (part: Partial<DeployToken> = {}): DeployToken => ({
  _id: 'token-1',
  name: 'Calendar pipeline',
  prefix: 'tld_k3J9xQa',
  rights: ['publish', 'activate'],
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: { _id: 'maya', name: 'Maya Lindqvist', avatar: '' },
  expiresAt: '2126-02-18T09:00:00.000Z',
  lastUsedAt: null,
  ...part,
});

/** Made by a command of an earlier release. */
export const anOldToken = (part: Partial<DeployToken> = {}): DeployToken =>
  aToken({
    _id: 'token-2',
    name: 'Old pipeline',
    prefix: null,
    rights: ['publish', 'activate', 'rollback'],
    createdBy: null,
    expiresAt: null,
    lastUsedAt: '2026-11-24T09:00:00.000Z',
    ...part,
  });
