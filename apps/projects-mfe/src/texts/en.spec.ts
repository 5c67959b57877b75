import { en } from './en';
import { board } from './en/board';
import { checklist } from './en/checklist';
import { dashboard, projectCard } from './en/dashboard';
import { projectDialogs } from './en/project-dialogs';
import { history } from './en/history';
import { labels } from './en/labels';
import { charts, project, projectMembers } from './en/project';
import { attachments, comments, task } from './en/task';
import { trash } from './en/trash';

const parts = [
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
  trash,
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
