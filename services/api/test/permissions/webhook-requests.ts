import type { WebhookCreated } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import type { TestApi, TestUser } from '../index.js';
import type { PermissionRequest, PreparedPath } from './permission-request.js';
import type { World } from './world.js';

const hooks = ({ remote: { name } }: World) => `/remotes/${name}/webhooks`;
const body = () => ({ address: 'https://reports.example.com/hooks', events: ['file.restored'] });

const made = new WeakMap<World, Promise<string>>();
const create = async (world: World, { as }: TestApi): Promise<string> => {
  const created = await as(world.people.teamAdminOutside).post<WebhookCreated>(hooks(world), body());
  return `${hooks(world)}/${created.body.webhook._id}`;
};
/** The webhook of the world's remote, of which it can have few. */
const hook = (world: World, _self: TestUser, api: TestApi): Promise<string> => {
  const path = made.get(world) ?? create(world, api);
  made.set(world, path);
  return path;
};
const below =
  (rest: () => string): PreparedPath =>
  async (world, self, api) =>
    `${await hook(world, self, api)}${rest()}`;

export const WEBHOOK_REQUESTS: Readonly<Record<string, PermissionRequest[]>> = {
  'GET /remotes/{}/webhooks': [{ path: hooks }],
  'POST /remotes/{}/webhooks': [{ path: hooks, body }],
  'PATCH /remotes/{}/webhooks/{}': [{ preparedPath: hook, body: () => ({ enabled: false }) }],
  'DELETE /remotes/{}/webhooks/{}': [{ preparedPath: hook }],
  'POST /remotes/{}/webhooks/{}/secret': [{ preparedPath: below(() => '/secret') }],
  'GET /remotes/{}/webhooks/{}/deliveries': [{ preparedPath: below(() => '/deliveries') }],
  'POST /remotes/{}/webhooks/{}/deliveries/{}/redelivery': [
    {
      as: 'unknown',
      preparedPath: below(() => `/deliveries/${uuid()}/redelivery`),
      gets: { teamAdminOutside: 404 },
    },
  ],
};
