import { defineTexts } from '@taskloom/client/texts';
import { enStart } from './en-start';
import { dashboard } from './en/dashboard';

const en = { ...enStart, ...dashboard } as const;

/** For the code that the dashboard needs at first. All other code uses `./all`. */
export const { useTexts } = defineTexts('projects', { en, de: () => import('./de') });
