import { v7 as uuid } from 'uuid';
import { everybodySignedIn, type PermissionRequest } from './permission-request.js';

export const INVITATION_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'POST /team/invites/claim': [
    {
      path: () => '/team/invites/claim',
      body: () => ({ inviteToken: 'x'.repeat(43) }),
      gets: everybodySignedIn(404),
    },
  ],
  'POST /team/invites/{}/accept': [
    {
      path: ({ invitation }) => `/team/invites/${invitation._id}/accept`,
      gets: { invitedNotAccepted: 200 },
    },
  ],
  'POST /team/invites/{}/reject': [
    {
      path: ({ invitation }) => `/team/invites/${invitation._id}/reject`,
      gets: { invitedNotAccepted: 200 },
    },
  ],
  'POST /team/invite': [{ path: () => '/team/invite', body: () => ({ email: `${uuid()}@example.com` }) }],
  'POST /team/invites': [
    { path: () => '/team/invites', body: () => ({ emails: [`${uuid()}@example.com`], role: 'member' }) },
  ],
  'DELETE /team/invites/{}': [
    {
      path: ({ invitation }) => `/team/invites/${invitation._id}`,
      gets: { teamAdminOutside: 200 },
    },
    { as: 'foreign', path: () => `/team/invites/${uuid()}`, gets: { teamAdminOutside: 404 } },
  ],
  'POST /team/invites/{}/resend': [
    {
      path: ({ invitation }) => `/team/invites/${invitation._id}/resend`,
      gets: { teamAdminOutside: 200 },
    },
    { as: 'foreign', path: () => `/team/invites/${uuid()}/resend`, gets: { teamAdminOutside: 404 } },
  ],
  'POST /team/invites/{}/link': [
    {
      path: ({ invitation }) => `/team/invites/${invitation._id}/link`,
      gets: { teamAdminOutside: 201 },
    },
    { as: 'foreign', path: () => `/team/invites/${uuid()}/link`, gets: { teamAdminOutside: 404 } },
  ],
};
