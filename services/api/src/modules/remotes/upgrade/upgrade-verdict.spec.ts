import type { RemoteRequirements } from '@taskloom/contracts';
import type { SnapshotRemote } from '../resolve/snapshot.repository.js';
import { unmetBy, upgradeOf } from './upgrade-verdict.js';

const requires: RemoteRequirements = { contracts: '^1.30.0', client: '^1.0.0', ui: '^1.17.0' };
const release = { contracts: '1.40.0', client: '1.20.0', ui: '1.20.0' };

it.each([
  ['meets all', release, []],
  ['has an older minor version', { ...release, contracts: '1.29.0' }, ['contracts ^1.30.0']],
  [
    'has other major versions',
    { contracts: '2.0.0', client: '2.0.0', ui: '2.0.0' },
    ['contracts ^1.30.0', 'client ^1.0.0', 'ui ^1.17.0'],
  ],
  ['names no version', {}, []],
])('of the requirements, a release that %s leaves these', (_what, versions, unmet) => {
  expect(unmetBy(versions, requires)).toEqual(unmet);
});

it('does not meet a range that cannot be read', () => {
  expect(unmetBy(release, { ...requires, ui: 'newest' })).toEqual(['ui newest']);
});

const version = (number: string, ui: string) => ({
  version: number,
  contribution: { title: 'Reports', requires: { ...requires, ui } },
});
const remote = (live: string, before: string | null, canary: string | null = null): SnapshotRemote =>
  ({
    name: 'reports',
    live: version('1.1.0', live),
    before: before === null ? null : version('1.0.0', before),
    canary: canary === null ? null : { ...version('1.2.0', canary), percent: 5 },
  }) as unknown as SnapshotRemote;

it.each([
  ['runs', remote('^1.0.0', '^1.0.0', '^1.0.0')],
  ['runs', remote('^1.0.0', null)],
  ['warned', remote('^1.0.0', '^0.9.0')],
  ['warned', remote('^1.0.0', null, '^2.0.0')],
  ['refused', remote('^2.0.0', '^1.0.0')],
] as const)('says %s', (verdict, given) => {
  expect(upgradeOf(given, release).verdict).toBe(verdict);
});

it('lists the versions with what they lack', () => {
  expect(upgradeOf(remote('^1.0.0', '^0.9.0', '^2.0.0'), release)).toEqual({
    name: 'reports',
    title: 'Reports',
    verdict: 'warned',
    versions: [
      { version: '1.1.0', place: 'live', unmet: [] },
      { version: '1.2.0', place: 'canary', unmet: ['ui ^2.0.0'] },
      { version: '1.0.0', place: 'earlier', unmet: ['ui ^0.9.0'] },
    ],
  });
});
