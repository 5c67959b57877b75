import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the sign-in and the registration. */
export const { useTexts: useSignInTexts, t: signInTexts } = defineTexts('sign-in', {
  en,
  de: () => import('./de'),
});
