import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the address on `/profile/security`. */
export const { useTexts: useEmailTexts } = defineTexts('email', { en, de: () => import('./de') });
