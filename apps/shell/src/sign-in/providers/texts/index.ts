import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the screen to which a provider leads back. */
export const { useTexts: useProviderTexts } = defineTexts('providers', {
  en,
  de: () => import('./de'),
});
