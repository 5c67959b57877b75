import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** The texts of duplicating a task, which are loaded with its dialog. */
export const { useTexts: useCopyTexts } = defineTexts('task-copies', { en, de: () => import('./de') });
