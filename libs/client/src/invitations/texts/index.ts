import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

export const { useTexts } = defineTexts('invitations', { en, de: () => import('./de') });
