import type { Language } from '@taskloom/client/texts';

/** 0 is Sunday. Defined here by language, because not every browser has `Intl.Locale.getWeekInfo`. */
export const WEEK_START: Record<Language, number> = { en: 0, de: 1 };
