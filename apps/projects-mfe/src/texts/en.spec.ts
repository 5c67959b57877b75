import { en } from './en';
import { archive } from './en/archive';
import { archivePage } from './en/archive-page';
import { board } from './en/board';
import { checklist } from './en/checklist';
import { dashboard } from './en/dashboard';
import { projectCard } from './en/dashboard-card';
import { everywhere } from './en/everywhere';
import { projectDialogs } from './en/project-dialogs';
import { history } from './en/history';
import { labels } from './en/labels';
import { charts, project } from './en/project';
import { projectMembers } from './en/project-members';
import { relations } from './en/relations';
import { attachments, comments, task } from './en/task';
import { trash } from './en/trash';
import { writing } from './en/writing';

const parts = [
  everywhere,
  dashboard,
  projectCard,
  projectDialogs,
  project,
  projectMembers,
  charts,
  board,
  labels,
  history,
  task,
  comments,
  attachments,
  checklist,
  relations,
  trash,
  archive,
  archivePage,
  writing,
];

it('defines every key in one part only, so that no part overwrites another', () => {
  const names = parts.map(
    (part) => new Set(Object.keys(part).map((key) => key.replace(/_(one|other)$/, ''))),
  );
  const all = names.flatMap((set) => [...set]);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

it('includes every part', () => {
  expect(Object.keys(en)).toHaveLength(parts.flatMap((part) => Object.keys(part)).length);
});
