import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** The texts of the question before a preview; loaded with it. */
export const { useTexts: usePreviewTexts } = defineTexts('preview', { en, de: () => import('./de') });
