import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** The texts of duplicating a task or a project, which are loaded with the dialogs. */
export const { useTexts: useCopyTexts } = defineTexts('task-copies', { en, de: () => import('./de') });
