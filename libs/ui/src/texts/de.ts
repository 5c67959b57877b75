/**
 * The enumeration values of the API in German; the English ones are the labels of the contracts
 * (specification 4).
 */
export const de: Readonly<Record<string, string>> = {
  active: 'Aktiv',
  completed: 'Abgeschlossen',
  'on-hold': 'Pausiert',
  cancelled: 'Abgebrochen',
  todo: 'Offen',
  inprogress: 'In Arbeit',
  done: 'Erledigt',
  low: 'Niedrig',
  medium: 'Mittel',
  high: 'Hoch',
  primary: 'Primär',
  secondary: 'Sekundär',
  admin: 'Admin',
  member: 'Mitglied',
};

/** The default texts of components in German; `words.ts` has the English ones. */
export const defaultWords = {
  areYouSure: 'Sind Sie sicher?',
  cancel: 'Abbrechen',
  close: 'Schließen',
  loading: 'Wird geladen …',
  noDate: 'Keine Frist',
  overdue: 'Überfällig',
  retry: 'Erneut versuchen',
  underMinute: 'vor weniger als einer Minute',
};
