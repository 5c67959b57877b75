import { integrityOf, refusal, useApi } from '../../../../test/index.js';

const { deploying, given, rows } = useApi({
  TOKEN_UNPUBLISHED_MB: '1',
  TOKEN_FILES_A_DAY: '5',
  TOKEN_MB_A_DAY: '2',
});
const HALF = Buffer.alloc(524_288);
const uploader = async (remote: string) => {
  const team = deploying(await given.deployToken(remote));
  return (path: string, content: Buffer) =>
    team.put(`/remotes/${remote}/versions/1.0.0/files/${path}`, content, {
      headers: { integrity: integrityOf(content) },
    });
};
const REFUSED = refusal(413, 'REMOTE_QUOTA_EXCEEDED');

describe('the quota of a deploy token', () => {
  it('bounds what no published version holds, and leaves other tokens alone', async () => {
    const upload = await uploader('full');
    expect((await upload('a.js', HALF)).status).toBe(200);
    expect((await upload('b.js', HALF)).status).toBe(200);
    expect(await upload('c.js', Buffer.from('x'))).toMatchObject(REFUSED);
    expect((await (await uploader('other'))('a.js', HALF)).status).toBe(200);
  });

  it('bounds the files of a day, and begins anew the next day', async () => {
    const upload = await uploader('busy');
    for (const path of ['a.js', 'b.js', 'c.js', 'd.js', 'e.js'])
      expect((await upload(path, Buffer.from(path))).status).toBe(200);
    expect(await upload('f.js', Buffer.from('f'))).toMatchObject(REFUSED);
    await rows("UPDATE remote_tokens SET upload_day = upload_day - 1 WHERE remote = 'busy'");
    expect((await upload('f.js', Buffer.from('f'))).status).toBe(200);
  });
});
