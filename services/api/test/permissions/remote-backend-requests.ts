import { everybodySignedIn, type PermissionRequest } from './permission-request.js';
import { BACKEND, type World } from './world.js';

const backend = ({ remote: { name } }: World) => `/remotes/${name}/backend`;
/** No admin has agreed to the backend. */
const refused = everybodySignedIn(409);
const call = (world: World) => `${backend(world)}/summary`;

export const REMOTE_BACKEND_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'GET /remotes/{}/backend': [{ path: backend }],
  'PUT /remotes/{}/backend': [{ path: backend, body: () => ({ address: BACKEND, agreed: true }) }],
  'GET /remotes/{}/backend/{}': [{ path: call, gets: refused }],
  'POST /remotes/{}/backend/{}': [{ path: call, gets: refused }],
  'PUT /remotes/{}/backend/{}': [{ path: call, gets: refused }],
  'PATCH /remotes/{}/backend/{}': [{ path: call, gets: refused }],
  'DELETE /remotes/{}/backend/{}': [{ path: call, gets: refused }],
};
