import { en } from './en';
import { board } from './en/board';
import { dashboard, projectCard } from './en/dashboard';
import { projectDialogs } from './en/project-dialogs';
import { charts, project, projectMembers } from './en/project';
import { attachments, comments, task } from './en/task';

const parts = [
  dashboard,
  projectCard,
  projectDialogs,
  project,
  projectMembers,
  charts,
  board,
  task,
  comments,
  attachments,
];

it('uses every key in one part only, so that no part overwrites another', () => {
  const keys = parts.flatMap((part) => Object.keys(part));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

it('has every part', () => {
  expect(Object.keys(en)).toHaveLength(parts.flatMap((part) => Object.keys(part)).length);
});
