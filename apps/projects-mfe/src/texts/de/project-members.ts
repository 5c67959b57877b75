import type { Translation } from '@taskloom/client/texts';
import type * as en from '../en/project-members';

export const projectMembers: Translation<typeof en.projectMembers> = {
  addMemberTitle: 'Teammitglied zum Projekt hinzufügen',
  teamMember: 'Teammitglied',
  chooseMember: 'Teammitglied wählen',
  allInProject: 'Alle Teammitglieder sind schon in diesem Projekt.',
  joinFirst: 'Wer ins Team kommt, kann hier hinzugefügt werden.',
  loadingTeam: 'Teammitglieder werden geladen …',
  teamFailed: 'Teammitglieder konnten nicht geladen werden',
  adding: 'Wird hinzugefügt …',
  memberMissing: 'Bitte wählen Sie ein Teammitglied',
  memberAdded: '{{name}} ist jetzt im Projekt',
  addFailed: 'Das Mitglied konnte nicht hinzugefügt werden',
  owner: 'Verantwortlich',
  member: 'Mitglied',
  you: '(Sie)',
  remove: '{{name}} entfernen',
  removeFailed: 'Das Mitglied konnte nicht entfernt werden',
  memberRemoved: '{{name}} ist nicht mehr im Projekt',
  removeWarning:
    '{{name}} verliert den Zugang zu diesem Projekt und alle Zuweisungen darin. Kommentare und Dateien bleiben.',
  confirmRemove: 'Mitglied entfernen',
  removing: 'Wird entfernt …',
  leaveWarning:
    'Sie verlieren den Zugang zu {{title}} und alle Ihre Zuweisungen darin. Nur wem das Projekt gehört, kann Sie wieder hinzufügen.',
  confirmLeave: 'Projekt verlassen',
  leaving: 'Wird verlassen …',
  left: 'Sie haben das Projekt verlassen',
};
