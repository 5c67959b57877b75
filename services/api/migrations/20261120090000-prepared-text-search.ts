import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `search_fold` is what every search index and every search query apply to text: lower case, without accents.
 * unaccent() itself is only STABLE, since its dictionary could be swapped; ours is named and fixed, so the
 * wrapper may be IMMUTABLE and be used in indexes and generated columns. Names are qualified because
 * PostgreSQL 17 and later build indexes with an empty search path.
 */
export class PreparedTextSearch20261120090000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
      CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

      CREATE FUNCTION search_fold(value text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

      CREATE FUNCTION search_document(title text, body text) RETURNS tsvector
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
        AS $$ SELECT
          setweight(to_tsvector('simple'::regconfig, public.search_fold(coalesce(title, ''))), 'A') ||
          setweight(to_tsvector('simple'::regconfig, public.search_fold(coalesce(body, ''))), 'C') $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION search_document; DROP FUNCTION search_fold;');
  }
}
