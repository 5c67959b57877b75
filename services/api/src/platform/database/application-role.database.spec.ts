import { Client } from 'pg';
import { useApi } from '../../../test/index.js';
import { applicationUrl } from './application-role.js';

const api = useApi();

/** Connects with the role of the API's processes. */
const asApplication = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: applicationUrl(api.databaseUrl()) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const run = (sql: string): Promise<unknown> => asApplication((client) => client.query(sql));

const event = (id: string, days: number): Promise<unknown> =>
  api.rows(
    `INSERT INTO audit_events (id, kind, at, hour) VALUES ($1, 'sign_in', now() - make_interval(days => $2), now())`,
    [id, days],
  );
const OLD = '01900000-0000-7000-8000-000000000001';
const NEW = '01900000-0000-7000-8000-000000000002';

describe('the role of the application', () => {
  it('is not a superuser and can create neither databases nor roles', async () => {
    const { rows } = await asApplication((client) =>
      client.query('SELECT rolsuper, rolcreatedb, rolcreaterole FROM pg_roles WHERE rolname = current_user'),
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  });

  it.each([
    ['changes the schema', 'ALTER TABLE users ADD COLUMN x int'],
    ['creates a table', 'CREATE TABLE x (a int)'],
    ['empties a table', 'TRUNCATE users CASCADE'],
    ['reads files of the server', `SELECT pg_read_file('postgresql.conf')`],
    ['runs programs on the server', `COPY (SELECT 1) TO PROGRAM 'true'`],
    ['marks a migration as applied', `INSERT INTO migrations (timestamp, name) VALUES (1, 'x')`],
    ['deletes audit events', 'DELETE FROM audit_events'],
    ['changes audit events', `UPDATE audit_events SET kind = 'x'`],
  ])('never %s', async (_what, sql) => {
    await expect(run(sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('reads and writes rows', async () => {
    await expect(run(`UPDATE users SET name = name`)).resolves.toBeDefined();
    await expect(run(`DELETE FROM users WHERE false`)).resolves.toBeDefined();
  });

  it('deletes old audit events only through the function, which keeps the last week', async () => {
    await event(OLD, 8);
    await event(NEW, 6);
    await run('SELECT delete_old_audit_events(0, 100)');
    const left = await api.rows('SELECT id FROM audit_events WHERE id IN ($1, $2)', [OLD, NEW]);
    expect(left).toEqual([{ id: NEW }]);
  });
});
