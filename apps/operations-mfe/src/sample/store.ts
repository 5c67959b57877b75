import type { RemoteStore, RemoteStoreScope } from '@taskloom/contracts';

const MB = 1024 ** 2;

export const aScope = (part: Partial<RemoteStoreScope> = {}): RemoteStoreScope => ({
  scope: 'project',
  owners: 12,
  values: 31,
  bytes: 4 * MB,
  keys: [
    { key: 'settings', values: 12, bytes: 3 * MB },
    { key: 'chart.period', values: 19, bytes: MB },
  ],
  ...part,
});

export const aStore = (part: Partial<RemoteStore> = {}): RemoteStore => ({
  bytes: 6 * MB,
  quota: 100 * MB,
  personQuota: 10 * MB,
  scopes: [
    aScope(),
    aScope({
      scope: 'person',
      owners: 40,
      values: 40,
      bytes: 2 * MB,
      keys: [{ key: 'period', values: 40, bytes: 2 * MB }],
    }),
  ],
  ...part,
});
