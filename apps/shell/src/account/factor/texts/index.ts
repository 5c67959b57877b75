import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the second factor on `/profile/security`. */
export const { useTexts: useFactorTexts } = defineTexts('second-factor', {
  en,
  de: () => import('./de'),
});
