import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** The question of the page before it leaves a screen in a frame. */
export const { useTexts } = defineTexts('framed', { en, de: () => import('./de') });
