import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** The texts of the commands that My Work offers to the palette. */
export const { useTexts: useCommandTexts } = defineTexts('work-commands', { en, de: () => import('./de') });
