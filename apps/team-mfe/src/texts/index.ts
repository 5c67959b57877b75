import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

export const { useTexts, t } = defineTexts('team', { en, de: () => import('./de') });
