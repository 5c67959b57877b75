import { CALL_GROUPS, CLIENT_CALLS, STORE_CALLS } from './call-groups.js';
import { auditApi } from './rtk/audit.endpoints.js';
import { adminApi } from './rtk/admin.endpoints.js';
import { jobsApi } from './rtk/jobs.endpoints.js';
import { mailApi } from './rtk/mail.endpoints.js';
import { policiesApi } from './rtk/policies.endpoints.js';
import { remotesApi } from './rtk/remotes.endpoints.js';
import { api, type Caller } from './rtk/index.js';
import { neededFor } from './rtk/callers.js';

/** All have the same endpoints, which each of them adds to. */
const APIS = [auditApi, adminApi, jobsApi, mailApi, policiesApi, remotesApi, api];
/** The endpoints that replace refused calls. */
const OWN = ['refusedQuery', 'refusedPages', 'refusedWrite'];
const endpoints = [...new Set(APIS.flatMap((each) => Object.keys(each.endpoints)))].filter(
  (name) => !OWN.includes(name),
);
const grouped = [...Object.values(CALL_GROUPS).flat(), ...STORE_CALLS];

it('has each call of the API in exactly one group', () => {
  expect([...grouped].sort()).toEqual([...endpoints].sort());
});

it('names only calls that exist for the hooks of the client', () => {
  expect(grouped).toEqual(expect.arrayContaining(Object.values(CLIENT_CALLS).flat()));
});

describe('a call of a remote', () => {
  const reports: Caller = { name: 'reports', permissions: { calls: ['projects.read'], storage: ['person'] } };
  const own = { remote: 'reports', key: 'period' };

  it.each([
    ['of a declared group is allowed', 'getProjects', undefined, undefined],
    ['of another group is refused', 'deleteProject', 'p1', 'calls projects.write'],
    ['that no group has is refused', 'getSecrets', undefined, 'calls getSecrets'],
    ['for its own values of the person is allowed', 'getStoredValue', own, undefined],
    ['for values of a project is refused', 'putStoredValue', { ...own, projectId: 'p1' }, 'storage project'],
    [
      'for values of another remote is refused',
      'getStoredValue',
      { ...own, remote: 'team' },
      'values of another remote',
    ],
  ])('%s', (_what, call, arg, needed) => {
    expect(neededFor(reports, call, arg)).toBe(needed);
  });

  it('is allowed for a build that declares nothing', () => {
    expect(neededFor({ name: 'old', permissions: undefined }, 'deleteProject', 'p1')).toBeUndefined();
  });
});
