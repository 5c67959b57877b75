import { defineTexts } from '@taskloom/client/texts';
import { enBoard } from './en-board';

/** For the code that a board needs at first. All other code uses `./all`. */
export const { useTexts, t } = defineTexts('projects', { en: enBoard, de: () => import('./de') });
