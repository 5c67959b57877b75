import { defineTexts } from '@taskloom/client/texts';
import { en } from './en';

/** Apart from the shell's texts, so that they are loaded with the palette. */
export const { useTexts: usePaletteTexts } = defineTexts('palette', { en, de: () => import('./de') });
