import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

export const { useTexts } = defineTexts('work', { en, de: () => import('./de') });
