import { SCREENS, type NotificationDetails } from '@taskloom/contracts';
import type { Calendar } from './calendar.js';
import { NOTICES, type DemoNotice } from './notices.js';
import { PEOPLE } from './people.js';
import type { ProjectRows } from './project-rows.js';
import type { RowOf } from './tables.js';
import type { Ids } from './team-rows.js';

const taskOf = ({ task }: DemoNotice, { tasks }: ProjectRows) => tasks.find(({ title }) => title === task);

const linkOf = (notice: DemoNotice, projectId: string, rows: ProjectRows): string => {
  const found = taskOf(notice, rows);
  if (!found) return SCREENS.project(projectId);
  const { text } = notice.details;
  const comment = rows.comments.find(
    ({ task_id, content }) => text !== undefined && task_id === found.id && content === text,
  );
  return comment
    ? SCREENS.comment(projectId, String(found.id), String(comment.id))
    : SCREENS.task(projectId, String(found.id));
};

const detailsOf = (notice: DemoNotice, projectId: string, rows: ProjectRows): NotificationDetails => {
  const found = taskOf(notice, rows);
  return {
    ...notice.details,
    actor: PEOPLE[notice.from].name,
    project: { _id: projectId, title: notice.project },
    ...(found && { task: { _id: String(found.id), title: String(found.title) } }),
  };
};

export const noticeRows = (
  projects: readonly ProjectRows[],
  ids: Ids,
  calendar: Calendar,
): RowOf<'notifications'>[] =>
  projects.flatMap((rows) =>
    rows.projects.flatMap(({ id, title }) =>
      NOTICES.filter(({ project }) => project === title).map((notice) => ({
        user_id: ids[notice.to],
        id: calendar.idFrom(notice.hoursAgo),
        type: notice.type,
        title: notice.title,
        message: notice.message,
        link: linkOf(notice, String(id), rows),
        read: notice.read ?? false,
        sender_id: ids[notice.from],
        project_id: id,
        task_id: detailsOf(notice, String(id), rows).task?._id ?? null,
        project_title: title,
        action_data: notice.role ? { role: notice.role } : null,
        details: detailsOf(notice, String(id), rows),
        created_at: calendar.ago(notice.hoursAgo),
      })),
    ),
  );
