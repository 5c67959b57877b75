import { DEFAULT_PROJECT_STATUS } from '@taskloom/contracts';
import { wireDay, wireTime } from '../../platform/database/index.js';
import { peopleRevisionSql, personSql, publicPersonSql } from '../users/index.js';

const MEMBERS = `(
  SELECT json_agg(
    json_build_object(
      'user', ${personSql('u')},
      'role', CASE WHEN m.user_id = p.owner_id THEN 'owner' ELSE 'member' END,
      'joinedAt', ${wireTime('m.joined_at')})
    ORDER BY m.user_id <> p.owner_id, m.joined_at, m.user_id)
  FROM project_members m JOIN users u ON u.id = m.user_id
  WHERE m.project_id = p.id)`;

const TASK_COUNTS = `(
  SELECT json_build_object(
    'todo', count(*) FILTER (WHERE t.status = 'todo'),
    'inprogress', count(*) FILTER (WHERE t.status = 'inprogress'),
    'done', count(*) FILTER (WHERE t.status = 'done'))
  FROM tasks t WHERE t.project_id = p.id)`;

const ARCHIVE = `CASE WHEN p.archived_at IS NOT NULL THEN json_build_object('at', ${wireTime('p.archived_at')},
  'by', (SELECT ${publicPersonSql('a')} FROM users a WHERE a.id = p.archived_by)) END`;

/** SQL: a `Project` from the row `projects p` and its owner, `users o`. */
export const projectSql = `json_build_object(
  '_id', p.id, 'title', p.title, 'description', p.description, 'status', p.status,
  'deadline', ${wireDay('p.deadline')}, 'archiveDoneAfter', p.archive_done_after, 'archive', ${ARCHIVE}, 'owner', ${publicPersonSql('o')},
  'members', ${MEMBERS}, 'taskCounts', ${TASK_COUNTS}, 'version', p.version,
  'createdAt', ${wireTime('p.created_at')}, 'updatedAt', ${wireTime('p.updated_at')})`;

const BRIEF_COUNTS = `(
  SELECT json_build_array(
    count(*) FILTER (WHERE t.status = 'todo'),
    count(*) FILTER (WHERE t.status = 'inprogress'),
    count(*) FILTER (WHERE t.status = 'done'))
  FROM tasks t WHERE t.project_id = p.id)`;

/** SQL: a `ProjectListEntry` from the rows `projects p` and `people u`. */
const entrySql = (favourites: string): string => `json_build_object(
  '_id', p.id, 'favourite', CASE WHEN p.id = ANY(${favourites}::uuid[]) THEN true END, 'title', p.title, 'description', nullif(p.description, ''),
  'status', nullif(p.status, '${DEFAULT_PROJECT_STATUS}'), 'deadline', ${wireDay('p.deadline')},
  'archiveDoneAfter', p.archive_done_after,
  'members', (SELECT json_agg(u.place ORDER BY m.user_id <> p.owner_id, m.joined_at, m.user_id)
    FROM project_members m JOIN people u ON u.id = m.user_id WHERE m.project_id = p.id),
  'taskCounts', ${BRIEF_COUNTS}, 'version', p.version, 'updatedAt', ${wireTime('p.updated_at')})`;

/** SQL: a `ProjectList` of the projects with these ids, in their order, some of which are favourites. */
export const projectListSql = (ids: string, favourites: string): string => `(
  WITH people AS (
    SELECT u.*, row_number() OVER (ORDER BY u.id) - 1 AS place FROM users u
    WHERE u.id IN (SELECT m.user_id FROM project_members m WHERE m.project_id = ANY(${ids}::uuid[])))
  SELECT json_strip_nulls(json_build_object(
    'users', coalesce((SELECT json_agg(${personSql('u')} ORDER BY u.place) FROM people u), '[]'),
    'projects', coalesce((SELECT json_agg(${entrySql(favourites)} ORDER BY listed.place)
      FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS listed (id, place) JOIN projects p ON p.id = listed.id
      WHERE p.deleted_at IS NULL), '[]'))))`;

/** SQL: the revision of responses about the project `projects p`, and of the people in them. */
export const revisionSql = `json_build_array(p.revision, ${peopleRevisionSql})`;
