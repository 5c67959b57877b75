import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the connected accounts on `/profile/security`. */
export const { useTexts: useIdentityTexts } = defineTexts('identities', {
  en,
  de: () => import('./de'),
});
