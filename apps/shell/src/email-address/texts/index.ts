import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Loaded with the screen. */
export const { useTexts } = defineTexts('email-address', { en, de: () => import('./de') });
