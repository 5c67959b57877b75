import type { InstallationStorage } from '@taskloom/contracts';

const GIGABYTE = 1_073_741_824;

export const aStorage = (parts: Partial<InstallationStorage> = {}): InstallationStorage => ({
  used: 12.5 * GIGABYTE,
  files: 3_482,
  limit: 50 * GIGABYTE,
  waiting: 0.2 * GIGABYTE,
  builds: 0.1 * GIGABYTE,
  database: 1.5 * GIGABYTE,
  free: 83 * GIGABYTE,
  reserve: GIGABYTE,
  people: [{ user: { _id: 'ada', name: 'Ada Lovelace', avatar: '' }, used: 1.5 * GIGABYTE, files: 120 }],
  ...parts,
});
