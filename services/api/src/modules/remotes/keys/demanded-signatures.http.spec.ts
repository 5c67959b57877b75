import type { RemotesOverview } from '@taskloom/contracts';
import { artefactOf, builtRemote, integrityOf, refusal, useApi } from '../../../../test/index.js';
import { SYSTEM } from '../registry/registry.service.js';
import { VersionsService } from '../versions/versions.service.js';

const REFUSED = refusal(409, 'REMOTE_SIGNATURE_REFUSED');

const suite = (api: ReturnType<typeof useApi>) => {
  const { app, as, deploying, given } = api;
  /** Publishes a build without a signature. */
  const publish = async (name: string, version: string) => {
    const team = deploying(await given.deployToken(name));
    const { artefact, files } = builtRemote(name, version);
    for (const [file, content] of Object.entries(files))
      await team.put(`/remotes/${name}/versions/${version}/files/${file}`, content, {
        headers: { integrity: integrityOf(content) },
      });
    return team.post(`/remotes/${name}/versions`, artefact);
  };
  const signedOnly = async (name: string) => {
    const { body } = await as((await given.team()).admin).get<RemotesOverview>('/remotes');
    return body.remotes.find((remote) => remote.name === name)?.signedOnly;
  };
  const shipped = (name: string) => app().get(VersionsService).register(SYSTEM, artefactOf(name, '1.0.0'));
  const activate = async (name: string, version: string) =>
    as((await given.team()).admin).put(`/remotes/${name}/activation`, { version, channel: 'production' });
  return { publish, signedOnly, shipped, activate };
};

describe('REMOTE_SIGNATURES=outside', () => {
  const { publish, signedOnly, shipped, activate } = suite(useApi({ REMOTE_SIGNATURES: 'outside' }));

  it('demands a signature for a remote that does not come with the installation', async () => {
    expect(await publish('foreign', '1.0.0')).toMatchObject(REFUSED);
    expect(await signedOnly('foreign')).toBe(true);
  });

  it('demands none for one that does', async () => {
    await shipped('own');
    expect((await publish('own', '1.1.0')).status).toBe(201);
    expect((await activate('own', '1.1.0')).status).toBe(200);
    expect(await signedOnly('own')).toBe(false);
  });
});

describe('REMOTE_SIGNATURES=required', () => {
  const { publish, signedOnly, shipped, activate } = suite(useApi({ REMOTE_SIGNATURES: 'required' }));

  it('demands a signature for all versions that teams publish, and none for builds of the installation', async () => {
    await shipped('own');
    expect(await publish('own', '1.1.0')).toMatchObject(REFUSED);
    expect(await signedOnly('own')).toBe(true);
    expect((await activate('own', '1.0.0')).status).toBe(200);
  });
});
