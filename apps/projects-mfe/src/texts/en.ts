import { board } from './en/board';
import { checklist } from './en/checklist';
import { dashboard, projectCard } from './en/dashboard';
import { projectDialogs } from './en/project-dialogs';
import { history } from './en/history';
import { labels } from './en/labels';
import { charts, project, projectMembers } from './en/project';
import { attachments, comments, task } from './en/task';
import { trash } from './en/trash';

/** The texts of this remote, by screen. */
export const en = {
  ...dashboard,
  ...projectCard,
  ...projectDialogs,
  ...project,
  ...projectMembers,
  ...charts,
  ...board,
  ...labels,
  ...history,
  ...task,
  ...comments,
  ...attachments,
  ...checklist,
  ...trash,
} as const;
