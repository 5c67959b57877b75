import type { BackgroundJob, BackgroundJobs } from '@taskloom/contracts';
import { useApi } from '../../../test/index.js';
import { JobRunsRepository } from '../../platform/jobs/job-runs.repository.js';
import { FileStorage } from '../../platform/storage/index.js';

const { app, as, given, rows } = useApi();

const listed = async () =>
  (await as((await given.team()).admin).get<BackgroundJobs>('/admin/jobs')).body.jobs;
const run = async (name: string) =>
  (await as((await given.team()).admin).post<BackgroundJob>(`/admin/jobs/${name}/run`)).body;

describe('the background jobs', () => {
  it('are all listed, with their queues', async () => {
    const jobs = await listed();
    expect(jobs.map(({ name }) => name)).toEqual([
      'backup',
      ...[
        'access-check',
        'address-links',
        'agreed-hosts',
        'api-tokens',
        'audit-log',
        'automatic-archive',
        'canaries',
      ],
      ...['cleared-notifications', 'deleted-files', 'former-names', 'idempotency-keys', 'known-devices'],
      ...['mails', 'old-builds', 'old-changes', 'old-deploy-tokens', 'old-mails'],
      ...['old-remote-alarms', 'old-reports', 'old-signing-keys', 'old-webhook-deliveries'],
      ...['password-links', 'presence', 'remote-alarms', 'removals', 'revoked-builds'],
      ...['running-downloads', 'sessions'],
      ...['static-copy', 'trash', 'used-challenges', 'used-id-tokens', 'webhooks'],
    ]);
    const named = (fits: (job: BackgroundJob) => boolean) => jobs.filter(fits).map(({ name }) => name);
    expect(named(({ waiting }) => waiting !== null)).toEqual([
      ...['deleted-files', 'former-names', 'mails', 'removals', 'trash', 'webhooks'],
    ]);
    expect(named(({ startable }) => !startable)).toEqual([
      ...['backup', 'access-check', 'presence', 'running-downloads'],
    ]);
  });

  it('run when an admin starts one, with an audit event', async () => {
    const { admin, _id: team } = await given.team();
    const before = Date.now();
    const { body } = await as(admin).post<BackgroundJob>('/admin/jobs/trash/run');
    expect(body).toMatchObject({ name: 'trash', every: 600, running: false, waiting: 0, failures: [] });
    expect(body.lastRun).toMatchObject({ failed: false, milliseconds: expect.any(Number) });
    expect(Date.parse(body.lastRun?.at ?? '')).toBeGreaterThanOrEqual(before);
    expect(Date.parse(body.nextRunAt ?? '')).toBeGreaterThan(before);
    const events = await rows(
      `SELECT subject, team_id AS team FROM audit_events WHERE kind = 'job_started' AND actor_id = $1`,
      [admin._id],
    );
    expect(events).toEqual([{ subject: 'trash', team }]);
  });

  it('show why a run failed, to every process, until one succeeds', async () => {
    await rows(
      `INSERT INTO discarded_files (storage_key, discarded_at) VALUES ('0a1b', now() - interval '2 hours')`,
    );
    const full = Object.assign(new Error('no space left at s3://key:secret@host/\nfiles'), {
      code: 'ENOSPC',
    });
    const remove = jest.spyOn(app().get(FileStorage), 'remove').mockRejectedValue(full);
    const failure = {
      ...{ reason: 'disk-full', details: 'no space left at s3://host/ files', at: expect.any(String) },
    };
    expect(await run('deleted-files')).toMatchObject({
      ...{ lastRun: { failed: true }, waiting: 1, failures: [failure] },
    });
    expect(await rows(`SELECT reason FROM job_runs WHERE job = 'deleted-files'`)).toEqual([
      { reason: 'disk-full' },
    ]);
    remove.mockRestore();
    expect(await run('deleted-files')).toMatchObject({
      ...{ lastRun: { failed: false }, waiting: 0, failures: [failure] },
    });
  });

  it('keep the last success and ten failures each', async () => {
    const runs = app().get(JobRunsRepository);
    const record = (failed: boolean, second: number) =>
      runs.record({
        ...{ job: 'old-builds', startedAt: new Date(Date.now() + second * 1_000), milliseconds: 1 },
        failure: failed ? { reason: 'unexpected', details: `Failure ${second}` } : undefined,
      });
    for (let second = 0; second < 12; second++) await record(true, second);
    for (let second = 12; second < 15; second++) await record(false, second);
    const [job] = (await listed()).filter(({ name }) => name === 'old-builds');
    expect(job?.failures.map(({ details }) => details)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Failure ${11 - n}`),
    );
    expect(await rows(`SELECT FROM job_runs WHERE job = 'old-builds'`)).toHaveLength(11);
  });
});
