import { everybodySignedIn, type PermissionRequest } from './permission-request.js';
import type { World } from './world.js';

const own = ({ remote: { name } }: World) => `/remotes/${name}/values`;
const store = ({ remote: { name } }: World) => `/remotes/${name}/store`;
const ofProject = ({ project, remote: { name } }: World) => `/projects/${project._id}/remotes/${name}/values`;
const settings = (values: (world: World) => string) => (world: World) => `${values(world)}/settings`;
const body = () => ({ value: { period: 'week' } });
const toMembers = { member: 200, owner: 200 };

export const REMOTE_STORE_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'GET /projects/{}/remotes/{}/values': [{ path: ofProject, gets: toMembers }],
  'GET /projects/{}/remotes/{}/values/{}': [{ path: settings(ofProject), gets: toMembers }],
  'PUT /projects/{}/remotes/{}/values/{}': [{ path: settings(ofProject), body, gets: toMembers }],
  'DELETE /projects/{}/remotes/{}/values/{}': [{ path: settings(ofProject), gets: toMembers }],
  'POST /projects/{}/remotes/{}/notifications': [
    {
      path: ({ project, remote: { name } }) => `/projects/${project._id}/remotes/${name}/notifications`,
      body: () => ({ type: 'ready', values: { report: 'March' } }),
    },
  ],
  'GET /remotes/{}/store': [{ path: store }],
  'DELETE /remotes/{}/store/{}': [{ path: (world) => `${store(world)}/project` }],
  'GET /remotes/{}/values': [{ path: own, gets: everybodySignedIn(200) }],
  'GET /remotes/{}/values/{}': [{ path: settings(own), gets: everybodySignedIn(200) }],
  'PUT /remotes/{}/values/{}': [{ path: settings(own), body, gets: everybodySignedIn(200) }],
  'DELETE /remotes/{}/values/{}': [{ path: settings(own), gets: everybodySignedIn(200) }],
};
