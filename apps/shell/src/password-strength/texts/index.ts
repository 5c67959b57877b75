import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Loaded with the meter: the sign-in page doesn't wait for them. */
export const { useTexts } = defineTexts('password-strength', { en, de: () => import('./de') });
