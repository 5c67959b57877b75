import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** All texts of this remote. */
export const { useTexts, t } = defineTexts('projects', { en, de: () => import('./de') });
