import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** The texts in place of a remote and around it. */
export const { useTexts } = defineTexts('remotes', { en, de: () => import('./de') });
