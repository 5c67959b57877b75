import { enStart } from './en-start';
import { board } from './en/board';
import { charts, project } from './en/project';

/** The texts of a board before anything is opened in it: part of the first code that it waits for. */
export const enBoard = {
  ...enStart,
  ...project,
  ...charts,
  ...board,
} as const;
