import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

export const { useTexts, t } = defineTexts('projects', { en, de: () => import('./de') });
