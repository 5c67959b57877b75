import { defineTexts } from '@taskloom/client/texts';
import { enStart } from './en-start';

/** For code that the dashboard and a board both need at first. */
export const { useTexts } = defineTexts('projects', { en: enStart, de: () => import('./de') });
