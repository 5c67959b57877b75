import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Apart from the texts of the remote, so that they are loaded with the start page. */
export const { useTexts: useStartTexts } = defineTexts('start-page', { en, de: () => import('./de') });
