import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

export const { useTexts } = defineTexts('calendar', { en, de: () => import('./de') });
