import type { RemoteBackend } from '@taskloom/contracts';

/** Declared by the live version, without consent. */
export const aBackend = (part: Partial<RemoteBackend> = {}): RemoteBackend => ({
  address: 'https://calendar.example.com/api',
  versions: ['1.5.0', '1.4.0'],
  live: true,
  agreed: null,
  ...part,
});

export const AGREED: NonNullable<RemoteBackend['agreed']> = {
  at: '2026-11-20T09:00:00.000Z',
  by: { _id: 'maya', name: 'Maya Lindqvist', avatar: '' },
};
