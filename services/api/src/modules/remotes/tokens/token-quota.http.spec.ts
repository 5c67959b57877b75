import { integrityOf, refusal, useApi } from '../../../../test/index.js';

const { as, deploying, given, rows } = useApi({
  TOKEN_UNPUBLISHED_MB: '1',
  TOKEN_FILES_A_DAY: '5',
  TOKEN_MB_A_DAY: '2',
  TOKEN_CHANGES_A_DAY: '3',
});
const HALF = Buffer.alloc(524_288);
const uploader = async (remote: string) => uploaderWith(await given.deployToken(remote), remote);
const uploaderWith = (token: string, remote: string) => {
  const team = deploying(token);
  return (path: string, content: Buffer) =>
    team.put(`/remotes/${remote}/versions/1.0.0/files/${path}`, content, {
      headers: { integrity: integrityOf(content) },
    });
};
const REFUSED = refusal(413, 'REMOTE_QUOTA_EXCEEDED');

describe('the quota of a deploy token', () => {
  it('limits files of unpublished versions, for each token separately', async () => {
    const upload = await uploader('full');
    expect((await upload('a.js', HALF)).status).toBe(200);
    expect((await upload('b.js', HALF)).status).toBe(200);
    expect(await upload('c.js', Buffer.from('x'))).toMatchObject(REFUSED);
    expect((await (await uploader('other'))('a.js', HALF)).status).toBe(200);
  });

  it('is not exceeded by concurrent uploads', async () => {
    const upload = await uploader('parallel');
    const paths = ['a.js', 'b.js', 'c.js', 'd.js'];
    const answers = await Promise.all(paths.map((path) => upload(path, HALF)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const [kept] = await rows<{ bytes: string }>(
      "SELECT sum(size) AS bytes FROM remote_files WHERE remote = 'parallel'",
    );
    expect(Number(kept?.bytes)).toBe(2 * HALF.length);
  });

  it('limits the daily changes to a remote, but not those of a team admin', async () => {
    const { name } = await given.remote({ versions: ['1.0.0'], live: '1.0.0' });
    const [team, { admin }] = [deploying(await given.deployToken(name)), await given.team()];
    const lock = (locked: boolean, client = team) => client.put(`/remotes/${name}/lock`, { locked });
    for (const locked of [true, false, true]) expect((await lock(locked)).status).toBe(200);
    expect(await lock(false)).toMatchObject(REFUSED);
    expect(await lock(false, as(admin))).toMatchObject({ status: 200, body: { locked: false } });
    await rows('ALTER TABLE remote_journal DISABLE TRIGGER remote_journal_is_only_added_to');
    await rows("UPDATE remote_journal SET at = at - interval '1 day' WHERE remote = $1", [name]);
    expect((await lock(true)).status).toBe(200);
  });

  it('is that of the trust rule for the tokens of a pipeline, which are new in each run', async () => {
    const remote = 'pipeline-quota';
    const tokens = [await given.deployToken(remote), await given.deployToken(remote)];
    await rows(
      `WITH rule AS (INSERT INTO remote_trust_rules (id, remote, issuer, subject, rights, expires_at)
         VALUES (gen_random_uuid(), $1, 'https://ci', 'a:b', '{publish}', now() + interval '1 day') RETURNING id)
       UPDATE remote_tokens SET rule_id = (SELECT id FROM rule) WHERE remote = $1`,
      [remote],
    );
    const [first, second] = tokens.map((token) => uploaderWith(token, remote));
    expect((await first?.('a.js', HALF))?.status).toBe(200);
    expect((await second?.('b.js', HALF))?.status).toBe(200);
    expect(await second?.('c.js', Buffer.from('x'))).toMatchObject(REFUSED);
    await rows('DELETE FROM remote_files WHERE remote = $1', [remote]);
    for (const path of ['d.js', 'e.js', 'f.js'])
      expect((await first?.(path, Buffer.from(path)))?.status).toBe(200);
    expect(await second?.('g.js', Buffer.from('g'))).toMatchObject(REFUSED);
  });

  it('limits the daily uploads, and is reset the next day', async () => {
    const upload = await uploader('busy');
    for (const path of ['a.js', 'b.js', 'c.js', 'd.js', 'e.js'])
      expect((await upload(path, Buffer.from(path))).status).toBe(200);
    expect(await upload('f.js', Buffer.from('f'))).toMatchObject(REFUSED);
    await rows("UPDATE remote_tokens SET upload_day = upload_day - 1 WHERE remote = 'busy'");
    expect((await upload('f.js', Buffer.from('f'))).status).toBe(200);
  });
});
