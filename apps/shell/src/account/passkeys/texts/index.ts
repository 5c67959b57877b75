import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the passkeys on `/profile/security`. */
export const { useTexts: usePasskeyTexts } = defineTexts('passkeys', { en, de: () => import('./de') });
