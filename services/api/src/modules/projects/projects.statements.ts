import { fieldScopedUpdate, statement } from '../../platform/database/index.js';
import { PROJECT_FIELDS } from './project.fields.js';
import { projectSql, revisionSql } from './project.presenter.js';

/** Runs before each request below a project. Saves building the query and three entities for each of them. */
export const VISIBLE = statement(
  'projects.visible',
  `SELECT p.id AS _id, p.title, json_build_object('_id', p.owner_id) AS owner,
     ${revisionSql} AS revision
   FROM project_members m JOIN projects p ON p.id = m.project_id
   WHERE m.project_id = $1 AND m.user_id = $2`,
);

/** A project of a list, with its revision. Saves building the projects that have not changed since they were last requested. */
const listed = (name: string, source: string, order: string) =>
  statement(
    name,
    `SELECT p.id AS _id, ${revisionSql} AS revision
     FROM ${source} mine JOIN projects p ON p.id = mine.project_id ORDER BY ${order}`,
  );
export const ALL = listed(
  'projects.all',
  '(SELECT project_id FROM project_members WHERE user_id = $1 AND ($2::uuid[] IS NULL OR project_id = ANY($2)))',
  'p.updated_at DESC, p.id DESC',
);
export const PAGE = listed(
  'projects.page',
  `(SELECT project_id FROM project_members
    WHERE user_id = $1 AND ($3::uuid IS NULL OR project_id < $3)
      AND ($4::uuid[] IS NULL OR project_id = ANY($4)) ORDER BY project_id DESC LIMIT $2)`,
  'p.id DESC',
);

/** Saves reading members and counts of each project one by one, and encoding them in JavaScript. */
export const SOME = statement(
  'projects.some',
  `SELECT p.id AS _id, ${revisionSql} AS revision, ${projectSql}::text AS json
   FROM projects p JOIN users o ON o.id = p.owner_id
   WHERE p.id = ANY($1) AND p.deleted_at IS NULL`,
);

/** Saves reading the project again after its update. */
export const UPDATE = fieldScopedUpdate({
  name: 'projects.update',
  table: 'projects p',
  columns: PROJECT_FIELDS,
  always: 'version = p.version + 1',
  where: 'FROM users o WHERE o.id = p.owner_id AND p.id = $1',
  keys: 1,
  returning: `${projectSql} AS project`,
});

/**
 * Saves encoding up to 2 MB of changes in JavaScript. No row if a revision after `$2` is missing, or if there are too
 * many or too large ones.
 */
export const CHANGES_SINCE = statement(
  'projects.changes-since',
  `SELECT json_build_object(
     'revision', p.revision,
     'changes', coalesce(json_agg(json_build_object('event', c.event, 'data', c.data) ORDER BY c.revision)
       FILTER (WHERE c.revision IS NOT NULL), '[]'))::text AS json
   FROM projects p LEFT JOIN project_changes c ON c.project_id = p.id AND c.revision > $2
   WHERE p.id = $1 AND p.deleted_at IS NULL AND p.revision - $2 BETWEEN 0 AND $3
   GROUP BY p.id
   HAVING count(c.revision) = p.revision - $2 AND coalesce(sum(octet_length(c.data::text)), 0) <= $4`,
);
