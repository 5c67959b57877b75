import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Apart from the shell's texts, so that they are loaded with the help. */
export const { useTexts: useShortcutTexts } = defineTexts('shortcuts', {
  en,
  de: () => import('./de'),
});
