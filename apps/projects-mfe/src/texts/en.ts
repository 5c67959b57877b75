import { archivePage } from './en/archive-page';
import { checklist } from './en/checklist';
import { dashboard } from './en/dashboard';
import { labels } from './en/labels';
import { projectDialogs } from './en/project-dialogs';
import { projectMembers } from './en/project-members';
import { history } from './en/history';
import { relations } from './en/relations';
import { attachments, comments, task } from './en/task';
import { trash } from './en/trash';
import { writing } from './en/writing';
import { enBoard } from './en-board';

/** The texts of this remote, by screen. */
export const en = {
  ...enBoard,
  ...dashboard,
  ...projectDialogs,
  ...projectMembers,
  ...history,
  ...task,
  ...comments,
  ...attachments,
  ...checklist,
  ...relations,
  ...labels,
  ...trash,
  ...archivePage,
  ...writing,
} as const;
