import type { agreements as english } from './agreements.en';

export const agreements: Record<keyof typeof english, string> = {
  mayTitle: 'Was {{remote}} {{version}} darf',
  mayNew: 'Neu',
  mayNothing: 'Diese Version ruft nichts ab und zeigt nichts auf anderen Ansichten.',
  mayLead: 'Das geschieht mit den Rechten der Person, die es benutzt.',
  confirmAgree: 'Zustimmen und aktivieren',
  confirmAgreePreview: 'Zustimmen und als Vorschau zeigen',
  confirmPreview: 'Als Vorschau zeigen',
  previewThis: '{{version}} als Vorschau zeigen …',
  previewTitle: '{{remote}} {{version}} als Vorschau zeigen',
  willPreview:
    '{{remote}} {{version}} läuft dann für Team-Admins, die die Vorschau öffnen. Für andere ändert sich nichts.',
  previewed: '{{remote}} {{version}} ist die Vorschau',
  permissions_one: '{{count}} Berechtigung',
  permissions_other: '{{count}} Berechtigungen',
  agreedBy: 'zugestimmt {{since}} von {{name}}, für {{version}}',
  didAgree: 'hat dem zugestimmt, was {{version}} darf',
};
