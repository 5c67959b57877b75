import type { Passkey, PasskeyCreation } from '@taskloom/contracts';
import { Authenticator } from '../../../../test/authenticator.js';
import { refusal, useApi } from '../../../../test/index.js';

const { as, given } = useApi({ PUBLIC_URL: 'https://tasks.example:8443/' });

it('belongs to the host of PUBLIC_URL and is accepted from its origin only', async () => {
  const user = await given.user();
  const begin = async () => (await as(user).post<PasskeyCreation>('/auth/passkeys/options')).body;
  expect((await begin()).rp.id).toBe('tasks.example');
  for (const origin of ['https://tasks.example', 'http://tasks.example:8443', 'http://localhost:3000'])
    expect(
      await as(user).post('/auth/passkeys', new Authenticator(origin).create(await begin())),
    ).toMatchObject(refusal(403, 'PASSKEY_INVALID'));
  const key = new Authenticator('https://tasks.example:8443');
  expect(await as(user).post<Passkey>('/auth/passkeys', key.create(await begin()))).toMatchObject({
    status: 200,
  });
});
