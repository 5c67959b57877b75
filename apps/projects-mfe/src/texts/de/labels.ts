import type { Translation } from '@taskloom/client/texts';
import type { labels as en } from '../en/labels';

export const labels: Translation<typeof en> = {
  editLabels: 'Labels ändern',
  findLabel: 'Label suchen oder anlegen',
  noLabels: 'Noch keine Labels. Tippen Sie einen Namen, um eines anzulegen.',
  labelName: 'Name des Labels',
  labelColor: 'Farbe von {{name}}',
  deleteLabel: '{{name}} löschen',
  deleteLabelWarning: 'Das Label {{name}} wird von allen Aufgaben des Projekts entfernt.',
  confirmDeleteLabel: 'Label löschen',
  labelSaveFailed: 'Das Label konnte nicht gespeichert werden',
  labelDeleteFailed: 'Das Label konnte nicht gelöscht werden',
  labelTryAgain: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  noLabelsYet: 'Noch keine Labels. Mitglieder legen sie an Karten und beim Schnellanlegen an.',
  hue_iris: 'Iris',
  hue_rose: 'Rosé',
  hue_sky: 'Himmel',
  hue_amber: 'Bernstein',
  hue_teal: 'Petrol',
  hue_plum: 'Pflaume',
  hue_orange: 'Orange',
  hue_green: 'Grün',
  hue_olive: 'Oliv',
  hue_sand: 'Sand',
};
