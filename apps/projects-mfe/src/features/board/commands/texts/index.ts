import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

export type { CommandTexts } from './en';

/** The texts of the commands that a board and an open task offer to the palette. */
export const { useTexts: useCommandTexts } = defineTexts('board-commands', {
  en,
  de: () => import('./de'),
});
