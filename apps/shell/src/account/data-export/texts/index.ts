import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Texts of the export of one's own data. */
export const { useTexts: useDataExportTexts } = defineTexts('dataExport', {
  en,
  de: () => import('./de'),
});
