import type { Translation } from '@taskloom/client/texts';
import type { PreviewTexts } from './en';

const de: Translation<PreviewTexts> = {
  retry: 'Erneut versuchen',
  previewLoading: 'Angaben zu {{name}} werden geladen …',
  previewPage: 'Vorschau',
  previewFailed: 'Die Version konnte nicht geladen werden',
  previewQuestion: 'Vorschau von {{title}} {{version}} starten?',
  previewRisk:
    'Diese Version ist nicht live. Ihr Code läuft mit Ihren Rechten: Er kann in {{product}} alles lesen und ändern, was Sie können. Starten Sie sie nur, wenn Sie dem vertrauen, der sie veröffentlicht hat. Niemand sonst bekommt sie.',
  previewPart: 'Teil',
  previewVersion: 'Version',
  previewPublisher: 'Veröffentlicht von',
  previewToken: '{{name}} (Deploy-Token)',
  previewPublished: 'Veröffentlicht',
  previewCommit: 'Commit',
  previewNeeds: 'Neue Berechtigungen',
  previewStart: 'Vorschau starten',
  previewCancel: 'Abbrechen',
  previewNotChanged: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  previewNot: 'Keine Vorschau',
  previewForbidden: 'Nur Team-Admins können Version {{version}} von {{name}} als Vorschau sehen.',
  previewUnknown: 'Es gibt keine veröffentlichte Version {{version}} von {{name}}.',
  previewLocked: '{{name}} ist gesperrt, daher ist keine Version als Vorschau verfügbar.',
  previewRevoked: 'Version {{version}} von {{name}} wurde zurückgezogen und läuft nicht mehr.',
  previewContinue: 'Ohne Vorschau fortfahren',
};
export default de;
