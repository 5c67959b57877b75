import type { RemoteKey } from '@taskloom/contracts';

export const aKey = (part: Partial<RemoteKey> = {}): RemoteKey => ({
  _id: 'key-1',
  name: 'Release key',
  fingerprint: '3f9a'.repeat(16),
  createdAt: '2026-11-20T09:00:00.000Z',
  createdBy: { _id: 'maya', name: 'Maya Lindqvist', avatar: '' },
  revokedAt: null,
  ...part,
});
