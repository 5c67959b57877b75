import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

export const { useTexts } = defineTexts('operations', { en, de: () => import('./de') });
export type Texts = ReturnType<typeof useTexts>;
