import type { InstallationStorage } from '@taskloom/contracts';
import { aUser } from '@taskloom/client/standalone';

export const GIGABYTE = 1_073_741_824;

const [ADA, JONAS] = [aUser({ name: 'Ada Lovelace' }), aUser({ name: 'Jonas Weber' })];
const quotaOf = (gigabytes: number) => ({ limit: gigabytes * GIGABYTE, default: gigabytes * GIGABYTE });

export const aStorage = (parts: Partial<InstallationStorage> = {}): InstallationStorage => ({
  used: 12.5 * GIGABYTE,
  files: 3_482,
  limit: 50 * GIGABYTE,
  waiting: 0.2 * GIGABYTE,
  builds: 0.1 * GIGABYTE,
  database: 1.5 * GIGABYTE,
  free: 83 * GIGABYTE,
  reserve: GIGABYTE,
  people: [
    { user: ADA, used: 1.5 * GIGABYTE, files: 120 },
    { user: JONAS, used: 0.3 * GIGABYTE, files: 1 },
  ],
  projects: [
    { project: { _id: 'billing', title: 'Billing migration' }, owner: ADA, used: 4 * GIGABYTE, files: 310 },
  ],
  quotas: { person: quotaOf(2), project: quotaOf(10), installation: quotaOf(50) },
  ...parts,
});
