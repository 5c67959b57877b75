import type { Language } from '@taskloom/client/texts';

/** 0 is Sunday. Not every browser knows it (`Intl.Locale.getWeekInfo`), so it stands here by language. */
export const WEEK_START: Record<Language, number> = { en: 0, de: 1 };
