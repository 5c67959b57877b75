import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the API tokens on `/profile/security`. */
export const { useTexts: useTokenTexts } = defineTexts('api-tokens', {
  en,
  de: () => import('./de'),
});
