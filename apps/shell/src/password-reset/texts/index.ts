import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Loaded with the two screens: the sign-in page doesn't wait for them. */
export const { useTexts } = defineTexts('password-reset', { en, de: () => import('./de') });
