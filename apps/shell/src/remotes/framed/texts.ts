import { defineTexts } from '@taskloom/client/texts';

const en = {
  leaveTitle: 'Discard unsaved changes?',
  leaveText: 'Something on this page has not been saved yet.',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',
} as const;

/** The question of the page before it leaves a screen in a frame. */
export const { useTexts } = defineTexts('framed', { en, de: () => import('./texts.de') });
export type FramedTexts = typeof en;
