import { SCREENS } from '@taskloom/contracts';
import type { Calendar } from './calendar.js';
import { NOTICES, type DemoNotice } from './notices.js';
import type { ProjectRows } from './project-rows.js';
import type { RowOf } from './tables.js';
import type { Ids } from './team-rows.js';

const linkOf = ({ task }: DemoNotice, projectId: string, { tasks }: ProjectRows): string => {
  const found = tasks.find(({ title }) => title === task);
  return found ? SCREENS.task(projectId, String(found.id)) : SCREENS.project(projectId);
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
        project_title: title,
        action_data: notice.role ? { role: notice.role } : null,
        created_at: calendar.ago(notice.hoursAgo),
      })),
    ),
  );
