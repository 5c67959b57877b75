import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts about pending writes. Not loaded on the sign-in page. */
export const { useTexts } = defineTexts('offline-queue', { en, de: () => import('./de') });
