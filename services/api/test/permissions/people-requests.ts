import { v7 as uuid } from 'uuid';
import type { PermissionRequest } from './permission-request.js';

/** The administration of people. */
export const PEOPLE_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'PATCH /admin/policies': [{ path: () => '/admin/policies', body: () => ({}) }],
  'POST /admin/mail/retry': [{ path: () => '/admin/mail/retry', body: () => ({}) }],
  'DELETE /admin/tokens/{}': [
    {
      as: 'outside the team',
      path: () => `/admin/tokens/${uuid()}`,
      gets: { teamAdminOutside: 404 },
    },
  ],
  'POST /admin/jobs/{}/run': [
    { path: () => '/admin/jobs/audit-log/run', gets: { teamAdminOutside: 200 } },
    { as: 'unknown', path: () => '/admin/jobs/nothing/run', gets: { teamAdminOutside: 404 } },
    {
      as: 'of each process',
      path: () => '/admin/jobs/access-check/run',
      gets: { teamAdminOutside: 404 },
    },
  ],
  'GET /admin/people/{}/holdings': [
    {
      path: ({ people }) => `/admin/people/${people.owner._id}/holdings`,
      gets: { teamAdminOutside: 200 },
    },
    {
      as: 'outside the team',
      path: ({ people }) => `/admin/people/${people.nonMember._id}/holdings`,
      gets: { teamAdminOutside: 404 },
    },
  ],
  'POST /admin/people/{}/transfer': [
    {
      path: ({ people }) => `/admin/people/${people.owner._id}/transfer`,
      body: ({ project, people }) => ({
        transfers: [{ projectId: project._id, ownerId: people.member._id }],
      }),
      gets: { teamAdminOutside: 200 },
    },
    {
      as: 'outside the team',
      path: ({ people }) => `/admin/people/${people.nonMember._id}/transfer`,
      body: () => ({ transfers: [] }),
      gets: { teamAdminOutside: 404 },
    },
  ],
  'POST /admin/people/{}/disable': [
    {
      path: ({ people }) => `/admin/people/${people.member._id}/disable`,
      body: () => ({ transfers: [] }),
      gets: { teamAdminOutside: 200 },
    },
    {
      as: 'oneself',
      path: (_world, self) => `/admin/people/${self._id}/disable`,
      body: () => ({ transfers: [] }),
      gets: { teamAdminOutside: 403 },
    },
    {
      as: 'an owner',
      path: ({ people }) => `/admin/people/${people.owner._id}/disable`,
      body: () => ({ transfers: [] }),
      gets: { teamAdminOutside: 409 },
    },
    {
      as: 'outside the team',
      path: ({ people }) => `/admin/people/${people.nonMember._id}/disable`,
      body: () => ({ transfers: [] }),
      gets: { teamAdminOutside: 404 },
    },
  ],
  'POST /admin/people/{}/deletion': [
    {
      path: ({ people }) => `/admin/people/${people.member._id}/deletion`,
      body: () => ({ transfers: [] }),
      gets: { teamAdminOutside: 200 },
    },
    {
      as: 'oneself',
      path: (_world, self) => `/admin/people/${self._id}/deletion`,
      body: () => ({ transfers: [] }),
      gets: { teamAdminOutside: 403 },
    },
    {
      as: 'an owner',
      path: ({ people }) => `/admin/people/${people.owner._id}/deletion`,
      body: () => ({ transfers: [] }),
      gets: { teamAdminOutside: 409 },
    },
    {
      as: 'outside the team',
      path: ({ people }) => `/admin/people/${people.nonMember._id}/deletion`,
      body: () => ({ transfers: [] }),
      gets: { teamAdminOutside: 404 },
    },
  ],
  'GET /admin/audit/export': [{ path: () => '/admin/audit/export?format=jsonl' }],
  'GET /account/holdings': [
    { path: () => '/account/holdings', gets: { nonMember: 404, invitedNotAccepted: 404 } },
  ],
  'POST /account/deletion': [
    {
      path: () => '/account/deletion',
      body: () => ({ transfers: [] }),
      gets: { owner: 409, teamAdminOutside: 409 },
    },
  ],
  'POST /admin/people/{}/enable': [
    {
      path: ({ people }) => `/admin/people/${people.member._id}/enable`,
      gets: { teamAdminOutside: 200 },
    },
    {
      as: 'outside the team',
      path: ({ people }) => `/admin/people/${people.nonMember._id}/enable`,
      gets: { teamAdminOutside: 404 },
    },
  ],
};
