import type { backend as english } from './backend.en';

export const backend: Record<keyof typeof english, string> = {
  backend: 'Backend',
  backendLive: 'Live',
  backendTitle: 'Backend von {{remote}}',
  backendLead:
    'Der eigene Server von {{remote}}. Seine Aufrufe tragen ein Token mit Person, Rolle und Projekt. Sie werden abgelehnt, bis ein Team-Admin der Adresse zustimmt.',
  backendLoading: 'Das Backend wird geladen …',
  backendFailed: 'Das Backend konnte nicht geladen werden',
  noBackend:
    'Keine gespeicherte Version nennt ein Backend. Eine Version nennt es mit `"backend"` in `remote.json`.',
  declaredBy: 'Genannt von {{versions}}.',
  declaredByNone: 'Keine gespeicherte Version nennt es.',
  backendAgreedBy: 'Zugestimmt von {{name}} am {{day}}.',
  formerPerson: 'einer früheren Person',
  notAgreed: 'Keine Zustimmung: Aufrufe werden abgelehnt.',
  agree: 'Zustimmen',
  agreeTo: '{{address}} zustimmen',
  withdraw: 'Zurückziehen',
  withdrawOf: 'Zurückziehen: {{address}}',
  agreedNow: 'Aufrufe erreichen {{address}}',
  withdrawnNow: 'Aufrufe von {{address}} werden abgelehnt',
  consentFailed: 'Die Zustimmung wurde nicht geändert',
};
