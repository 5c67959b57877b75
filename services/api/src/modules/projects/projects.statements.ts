import { fieldScopedUpdate, statement } from '../../platform/database/index.js';
import { PROJECT_FIELDS } from './project.fields.js';
import { projectListSql, projectSql, revisionSql } from './project-object.statements.js';

/** Runs before each request below a project. Saves building the query and the entities for each of them: 0.08 instead of 0.36 ms. */
export const VISIBLE = statement(
  'projects.visible',
  `SELECT p.id AS _id, p.title, json_build_object('_id', p.owner_id) AS owner,
     p.archived_at IS NOT NULL AS archived, f.user_id IS NOT NULL AS favourite, ${revisionSql} AS revision
   FROM project_members m JOIN projects p ON p.id = m.project_id
   LEFT JOIN favourite_projects f ON f.project_id = m.project_id AND f.user_id = m.user_id
   WHERE m.project_id = $1 AND m.user_id = $2`,
);

/** A project of a list, with its revision, and whether it is the person's favourite. Saves building the projects that have not changed since they were last requested: 0.13 instead of 0.68 ms for 20. */
const listed = (name: string, source: string, order: string) =>
  statement(
    name,
    `SELECT p.id AS _id, f.user_id IS NOT NULL AS favourite, ${revisionSql} AS revision
     FROM ${source} mine JOIN projects p ON p.id = mine.project_id
     LEFT JOIN favourite_projects f ON f.project_id = p.id AND f.user_id = $1
     WHERE (p.archived_at IS NOT NULL) = $3::boolean ORDER BY ${order}`,
  );
export const ALL = listed(
  'projects.all',
  '(SELECT project_id FROM project_members WHERE user_id = $1 AND ($2::uuid[] IS NULL OR project_id = ANY($2)))',
  'p.updated_at DESC, p.id DESC',
);
export const PAGE = listed(
  'projects.page',
  `(SELECT m.project_id FROM project_members m JOIN projects a ON a.id = m.project_id
    WHERE m.user_id = $1 AND ($4::uuid IS NULL OR m.project_id < $4) AND (a.archived_at IS NOT NULL) = $3::boolean
      AND ($2::uuid[] IS NULL OR m.project_id = ANY($2)) ORDER BY m.project_id DESC LIMIT $5)`,
  'p.id DESC',
);

/** Saves queries for members and counts, and encoding them in JavaScript: 0.32 instead of 1.0 ms for two. */
export const SOME = statement(
  'projects.some',
  `SELECT p.id AS _id, ${revisionSql} AS revision, ${projectSql}::text AS json
   FROM projects p JOIN users o ON o.id = p.owner_id
   WHERE p.id = ANY($1) AND p.deleted_at IS NULL`,
);

/** The projects `$1` in that order, with the favourites `$2` among them, each person once. Saves building up to 1,000 projects in JavaScript, as `SOME`. */
export const BRIEF = statement('projects.brief', `SELECT ${projectListSql('$1', '$2')}::text AS json`);

/** Saves reading the project again after its update: 0.32 ms, as `SOME`. */
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
 * Saves encoding up to 2 MB of changes in JavaScript: 0.27 instead of 0.80 ms for 100 changes. No row if a revision after `$2` is missing, or if there are too
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

/** SQL: whether the person `:userId` is a member of the row `projects`. */
export const SEEN_BY =
  'EXISTS (SELECT 1 FROM project_members m WHERE m.project_id = projects.id AND m.user_id = :userId)';

/** SQL: whether the project of a membership doesn't belong to the person `:userId`. */
export const OF_OTHERS = 'project_id NOT IN (SELECT id FROM projects WHERE owner_id = :userId)';
