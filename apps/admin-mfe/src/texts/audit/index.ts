import { defineTexts, type Translate } from '@taskloom/client/texts';
import { en } from './en';

export const { useTexts } = defineTexts('admin audit', { en, de: () => import('./de') });
export type AuditTexts = Translate<typeof en>;
