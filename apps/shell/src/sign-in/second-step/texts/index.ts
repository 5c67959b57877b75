import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Loaded with the second step: the sign-in page doesn't wait for them. */
export const { useTexts } = defineTexts('second-step', { en, de: () => import('./de') });
