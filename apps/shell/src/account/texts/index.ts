import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of `/profile/security`. */
export const { useTexts: useSecurityTexts } = defineTexts('security', {
  en,
  de: () => import('./de'),
});
