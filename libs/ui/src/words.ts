import { defaultWords } from './texts/de';

const en = {
  areYouSure: 'Are you sure?',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading...',
  noDate: 'No date set',
  overdue: 'Overdue',
  retry: 'Retry',
  underMinute: 'less than a minute ago',
};

export type DefaultWord = keyof typeof en;

const de: Readonly<Record<DefaultWord, string>> = defaultWords;

/** A default text of a component (specification 2 and 9) in the language of the document; a screen can override it. */
export const defaultWord = (word: DefaultWord): string =>
  (document.documentElement.lang === 'de' ? de : en)[word];
