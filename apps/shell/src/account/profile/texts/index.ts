import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of `/profile`. */
export const { useTexts: useProfileTexts } = defineTexts('profile', {
  en,
  de: () => import('./de'),
});
