import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

export const { useTexts } = defineTexts('search', { en, de: () => import('./de') });
