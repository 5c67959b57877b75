import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The application's role may not delete audit events: it calls this function, which leaves those of the last week. */
export class RestrictedAuditEvents20261125160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE FUNCTION delete_old_audit_events(days int, most int) RETURNS int
       LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
         WITH deleted AS (
           DELETE FROM audit_events WHERE id IN (
             SELECT id FROM audit_events
             WHERE at < now() - make_interval(days => greatest(days, 7)) LIMIT most)
           RETURNING 1)
         SELECT count(*)::int FROM deleted
       $$`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION delete_old_audit_events(int, int)');
  }
}
