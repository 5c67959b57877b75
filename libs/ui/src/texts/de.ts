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
