import type { AuditEvent, AuditPage } from '@taskloom/contracts';
import { v7 as uuid } from 'uuid';
import { refusal, useApi, type TestUser } from '../../../test/index.js';
import { AuditService, type AuditEntry } from '../../platform/audit/index.js';

const { app, as, given, rows } = useApi();

const aTeam = async () => {
  const [admin, jonas] = [await given.user({ name: 'Maya' }), await given.user({ name: 'Jonas' })];
  const team = await given.team({ admin, members: [jonas] });
  return { admin, jonas, team };
};
const record = (entry: Partial<AuditEntry>) =>
  app()
    .get(AuditService)
    .record(undefined, { kind: 'role_changed', address: '192.0.2.1', ...entry });
const page = async (admin: TestUser, query = ''): Promise<AuditPage> =>
  (await as(admin).get<AuditPage>(`/admin/audit${query}`)).body;

describe('the audit log', () => {
  it('shows who did what to whom, from where, with the values before and after', async () => {
    const { admin, jonas } = await aTeam();
    await as(admin).patch(`/team/members/${jonas._id}`, { role: 'admin' });
    const { events, next } = await page(admin);
    expect(events[0]).toMatchObject({
      kind: 'role_changed',
      actor: { _id: admin._id, name: 'Maya' },
      person: { _id: jonas._id, name: 'Jonas' },
      details: { from: 'member', to: 'admin' },
      count: 1,
    });
    expect(events[0]?.address).toEqual(expect.any(String));
    expect(next).toBeNull();
  });

  it('contains no events of another team, except changes of remotes', async () => {
    const [ours, theirs] = [await aTeam(), await aTeam()];
    await record({ actorId: theirs.admin._id, subject: 'theirs' });
    await record({ kind: 'remote_changed', subject: 'calendar', details: { action: 'activate' } });
    const { events } = await page(ours.admin);
    expect(events.map(({ subject }) => subject)).toContain('calendar');
    expect(events.map(({ subject }) => subject)).not.toContain('theirs');
  });

  it('is read page by page, newest first, without gaps', async () => {
    const { admin } = await aTeam();
    for (const subject of ['a', 'b', 'c', 'd', 'e']) await record({ actorId: admin._id, subject });
    const seen: (string | null)[] = [];
    for (let before: string | null = ''; before !== null;) {
      const found: AuditPage = await page(
        admin,
        `?kind=role_changed&limit=2${before && `&before=${before}`}`,
      );
      seen.push(...found.events.map(({ subject }) => subject));
      before = found.next;
    }
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
  });

  it('is filtered by kind, person and day', async () => {
    const { admin, jonas } = await aTeam();
    await record({ actorId: admin._id, personId: jonas._id, subject: 'both' });
    await record({ actorId: admin._id, kind: 'person_disabled', subject: 'kind' });
    await record({ actorId: admin._id, subject: 'old' });
    await rows(
      `UPDATE audit_events SET at = '2026-01-31T23:59:59Z' WHERE subject = 'old' AND actor_id = $1`,
      [admin._id],
    );
    const subjects = async (query: string) => (await page(admin, query)).events.map(({ subject }) => subject);
    expect(await subjects(`?person=${jonas._id}`)).toEqual(['both']);
    expect(await subjects('?kind=person_disabled')).toEqual(['kind']);
    expect(await subjects('?kind=role_changed&from=2026-01-31&to=2026-01-31')).toEqual(['old']);
    expect(await subjects('?kind=role_changed&from=2026-02-01')).toEqual(['both']);
    expect(await subjects(`?before=${uuid()}`)).toEqual([]);
  });

  it.each(['kind=nonsense', 'person=1', 'from=yesterday', 'limit=0', 'limit=101', 'before=x'])(
    'refuses ?%s',
    async (query) => {
      const { admin } = await aTeam();
      expect(await as(admin).get(`/admin/audit?${query}`)).toMatchObject(refusal(400, 'VALIDATION_FAILED'));
    },
  );

  it('is for admins', async () => {
    const { jonas } = await aTeam();
    expect(await as(jonas).get('/admin/audit')).toMatchObject(refusal(403, 'FORBIDDEN'));
  });
});

describe('an export', () => {
  it('has all events as JSON lines, and is recorded', async () => {
    const { admin } = await aTeam();
    await rows(
      `INSERT INTO audit_events (id, kind, hour, at, team_id, subject)
       SELECT gen_random_uuid(), 'role_changed', now(), now() - n * interval '1 minute', m.team_id, n
       FROM generate_series(1, 1200) n, team_memberships m WHERE m.user_id = $1`,
      [admin._id],
    );
    const answer = await as(admin).get('/admin/audit/export?format=jsonl&kind=role_changed');
    expect(answer.status).toBe(200);
    const lines = answer.text.trim().split('\n');
    const events = lines.map((line): AuditEvent => JSON.parse(line));
    expect(events.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 1200 }, (_, n) => String(n + 1)),
    );
    expect((await page(admin, '?kind=audit_exported')).events[0]).toMatchObject({
      actor: { _id: admin._id },
      details: { format: 'jsonl', kind: 'role_changed' },
    });
  });

  it('as CSV quotes values, and lets no cell begin as a formula', async () => {
    const { admin } = await aTeam();
    for (const subject of ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', 'a "quoted", word'])
      await record({ actorId: admin._id, subject });
    const { text } = await as(admin).get('/admin/audit/export?format=csv&kind=role_changed');
    expect(text).toContain('at,last at,count,kind,actor,actor id,person,person id,subject,address,details');
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    for (const cell of [`,'+1,`, `,'-1,`, `,'@SUM(A1),`, `,"a ""quoted"", word",`])
      expect(text).toContain(cell);
  });

  it('of another format is refused', async () => {
    const { admin } = await aTeam();
    expect(await as(admin).get('/admin/audit/export?format=pdf')).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  });
});
