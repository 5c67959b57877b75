import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the deletion of one's own account. */
export const { useTexts: useDeletionTexts } = defineTexts('deletion', {
  en,
  de: () => import('./de'),
});
