import type { LiveProject, Project } from '@taskloom/contracts';
import { wireDay, wireTime } from '../../platform/database/index.js';
import { peopleRevisionSql, personSql, presentPublicPerson, publicPersonSql } from '../users/index.js';

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

/** SQL: a `Project` of the rows `projects p` and, the owner, `users o`. */
export const projectSql = `json_build_object(
  '_id', p.id, 'title', p.title, 'description', p.description, 'status', p.status,
  'deadline', ${wireDay('p.deadline')}, 'owner', ${publicPersonSql('o')},
  'members', ${MEMBERS}, 'taskCounts', ${TASK_COUNTS}, 'version', p.version,
  'createdAt', ${wireTime('p.created_at')}, 'updatedAt', ${wireTime('p.updated_at')})`;

/** SQL: the revision of responses about the project `projects p`, and of the people in them. */
export const revisionSql = `json_build_array(p.revision, ${peopleRevisionSql})`;

/** For events, which never carry an e-mail address. */
export const presentLiveMembers = ({ members }: Project): LiveProject['members'] =>
  members.map((member) => ({ ...member, user: presentPublicPerson(member.user) }));

export const presentLiveProject = (project: Project): LiveProject => ({
  ...project,
  members: presentLiveMembers(project),
});
