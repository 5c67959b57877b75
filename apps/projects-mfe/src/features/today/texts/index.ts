import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Apart from the texts of the dashboard, so that they are loaded with the lines. */
export const { useTexts } = defineTexts('today', { en, de: () => import('./de') });
