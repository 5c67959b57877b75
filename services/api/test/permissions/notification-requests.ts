import { everybodySignedIn, type PermissionRequest } from './permission-request.js';

/** The rules for notifications. */
export const NOTIFICATION_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'PATCH /notifications/rules': [
    {
      path: () => '/notifications/rules',
      body: () => ({ projectId: null, types: ['mentioned'], receive: false }),
      gets: everybodySignedIn(200),
    },
    {
      as: 'in the project',
      path: () => '/notifications/rules',
      body: ({ project }) => ({ projectId: project._id, types: ['mentioned'], receive: false }),
      gets: { ...everybodySignedIn(404), member: 200, owner: 200 },
    },
  ],
};
