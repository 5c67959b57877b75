import { Webhook } from 'standardwebhooks';
import { v7 as uuid } from 'uuid';
import { useApi } from '../../../test/index.js';
import { WebhookSecrets } from './webhook-secrets.service.js';
import { WebhooksRepository } from './webhooks.repository.js';

const [BEFORE, AFTER] = ['b7c1f04e9a3d4c5f8e6a2b1d0c9f8e7a', 'a7e8f9c0d1b2a6e8f5c4d3a9e40f1c7b'];
const first = useApi({ JWT_SECRET: BEFORE });
const onSameDatabase = { between: () => Promise.resolve(first.databaseUrl()) };
const changed = useApi({ JWT_SECRET: AFTER, JWT_SECRET_PREVIOUS: BEFORE }, onSameDatabase);
const later = useApi({ JWT_SECRET: AFTER }, onSameDatabase);

it('the secret of a webhook stays valid after a change of JWT_SECRET', async () => {
  const { name } = await first.given.remote();
  const id = uuid();
  const { secret, sealed } = first.app().get(WebhookSecrets).create(id);
  await first.rows(
    `INSERT INTO remote_webhooks (id, remote, address, events, secret)
     VALUES ($1, $2, 'https://reports.example.com', '{task.created}', $3)`,
    [id, name, sealed],
  );
  const headersIn = async ({ app }: typeof first) => {
    const target = await app().get(WebhooksRepository).target(id);
    if (!target) throw new Error('There is no webhook');
    return app().get(WebhookSecrets).headers(target, { id: 'msg', at: new Date(), body: '{}' });
  };
  expect(await headersIn(later)).toBeUndefined();
  await changed.app().get(WebhookSecrets).onApplicationBootstrap();
  expect(new Webhook(secret).verify('{}', (await headersIn(later)) ?? {})).toEqual({});
});
