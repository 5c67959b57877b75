import type { Translation } from '@taskloom/client/texts';
import type * as en from '../en/relations';

export const relations: Translation<typeof en.relations> = {
  relations: 'Beziehungen',
  blockedBy: 'Blockiert durch',
  blocks: 'Blockiert',
  partOf: 'Teil von',
  parentOf: 'Übergeordnet zu',
  relatesTo: 'Verwandt mit',
  duplicateOf: 'Duplikat von',
  duplicatedBy: 'Hat als Duplikat',
  addRelation: 'Beziehung hinzufügen',
  relationKind: 'Art der Beziehung suchen',
  noRelationKind: 'Keine solche Beziehung',
  findRelated: '{{relation}}: Aufgabe suchen',
  noRelated: 'Keine Aufgabe gefunden',
  removeRelation: 'Beziehung zu „{{title}}“ entfernen',
  relationRemoved: 'Beziehung entfernt: {{relation}}',
  relationsFull: 'Eine Aufgabe hat höchstens {{most}} Beziehungen.',
  relationFailed: 'Die Beziehungen konnten nicht geändert werden',
  relationFailedText: 'Bitte versuchen Sie es noch einmal.',
  relationCycle: 'Diese Beziehung würde von der Aufgabe zu ihr selbst zurückführen.',
  partsShort: '{{done}}/{{total}}',
  partsDone: '{{done}} von {{total}} Teilen erledigt',
  eventRelationAdded: '{{name}} hat die Beziehung „{{relation}}“ hinzugefügt',
  eventRelationRemoved: '{{name}} hat die Beziehung „{{relation}}“ entfernt',
};
