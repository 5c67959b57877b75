import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

export const { useTexts } = defineTexts('undone', { en, de: () => import('./de') });
