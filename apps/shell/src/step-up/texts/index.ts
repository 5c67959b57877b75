import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the dialog that asks for a proof. */
export const { useTexts: useStepUpTexts } = defineTexts('step-up', { en, de: () => import('./de') });
