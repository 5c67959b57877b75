import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the list of notifications and of live notices, which are loaded with it. */
export const { useTexts: useNotificationTexts } = defineTexts('notifications', {
  en,
  de: () => import('./de'),
});
