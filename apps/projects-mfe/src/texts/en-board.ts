import { archive } from './en/archive';
import { board } from './en/board';
import { projectCard } from './en/dashboard-card';
import { everywhere } from './en/everywhere';
import { labels } from './en/labels';
import { charts, project } from './en/project';
import { relations } from './en/relations';

/** The texts of a board before anything is opened in it: part of the first code that it waits for. */
export const enBoard = {
  ...everywhere,
  ...projectCard,
  ...project,
  ...charts,
  ...board,
  ...labels,
  ...relations,
  ...archive,
} as const;
