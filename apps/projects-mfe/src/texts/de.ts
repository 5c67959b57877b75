import type { Translation } from '@taskloom/client/texts';
import { archive } from './de/archive';
import { archivePage } from './de/archive-page';
import { board } from './de/board';
import { checklist } from './de/checklist';
import { dashboard } from './de/dashboard';
import { projectCard } from './de/dashboard-card';
import { everywhere } from './de/everywhere';
import { projectDialogs } from './de/project-dialogs';
import { history } from './de/history';
import { labels } from './de/labels';
import { charts, project } from './de/project';
import { projectMembers } from './de/project-members';
import { relations } from './de/relations';
import { attachments, comments, task } from './de/task';
import { trash } from './de/trash';
import { writing } from './de/writing';
import type { en } from './en';

const de: Translation<typeof en> = {
  ...everywhere,
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
  ...relations,
  ...trash,
  ...archive,
  ...archivePage,
  ...writing,
};

export default de;
