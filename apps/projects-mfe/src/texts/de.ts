import type { Translation } from '@taskloom/client/texts';
import { board } from './de/board';
import { checklist } from './de/checklist';
import { dashboard, projectCard } from './de/dashboard';
import { projectDialogs } from './de/project-dialogs';
import { history } from './de/history';
import { labels } from './de/labels';
import { charts, project, projectMembers } from './de/project';
import { attachments, comments, task } from './de/task';
import { trash } from './de/trash';
import type { en } from './en';

const de: Translation<typeof en> = {
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
};

export default de;
