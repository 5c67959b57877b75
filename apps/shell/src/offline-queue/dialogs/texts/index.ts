import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the dialogs about pending writes, which few people see. */
export const { useTexts } = defineTexts('offline-queue-dialogs', {
  en,
  de: () => import('./de'),
});
