import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts for people who need a second factor. */
export const { useTexts: useRequiredFactorTexts } = defineTexts('required-factor', {
  en,
  de: () => import('./de'),
});
