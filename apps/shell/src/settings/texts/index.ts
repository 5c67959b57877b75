import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of `/settings`. */
export const { useTexts: useSettingsTexts } = defineTexts('settings', {
  en,
  de: () => import('./de'),
});
