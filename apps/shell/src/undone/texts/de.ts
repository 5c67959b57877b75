import type { Translation } from '@taskloom/client/texts';
import type { UndoneTexts } from './en';

export default {
  undone: 'Rückgängig gemacht',
  failed: 'Konnte nicht rückgängig gemacht werden',
  failedText: 'Die Aufgabe konnte nicht geändert werden.',
  gone: '„{{title}}“ wurde inzwischen gelöscht.',
  partly: 'Nicht alles wurde rückgängig gemacht',
  lostTo: '{{field}} von „{{task}}“: Das hat {{name}} inzwischen geändert.',
  lost: '{{field}} von „{{task}}“ wurde inzwischen geändert.',
  more: '{{reason}} Bei {{count}} weiteren ist es ebenso.',
  place: 'Platz',
} satisfies Translation<UndoneTexts>;
