import { defineTexts } from '@taskloom/sdk/client/texts';
import { en } from './en';

/** `t` is for functions, `useTexts` for components. */
export const { useTexts, t } = defineTexts('reports-extensions', { en, de: () => import('./de') });
