import type { NotificationEvent } from '@taskloom/contracts';

/** Title and sentence of each event in German, except for those of remotes; the English ones are part of the notification. */
export const NOTIFICATIONS_DE: Readonly<
  Record<Exclude<NotificationEvent, 'remote'>, readonly [title: string, message: string]>
> = {
  'task-assigned': ['Aufgabe zugewiesen', '{actor} hat Ihnen {task} zugewiesen ({value}).'],
  'task-reassigned': ['Rolle geändert', '{actor} hat Ihre Rolle bei {task} geändert: {value}.'],
  'task-unassigned': ['Aufgabe entfernt', '{actor} hat Sie von {task} entfernt.'],
  'task-deleted': ['Aufgabe entfernt', '{actor} hat {task} gelöscht.'],
  'task-changed': ['Aufgabe geändert', '{actor} hat {task} geändert: {fields}.'],
  'task-renamed': ['Aufgabe geändert', '{actor} hat {task} in {name} umbenannt.'],
  'task-status': ['Aufgabe geändert', '{actor} hat {task} auf {value} gesetzt.'],
  'task-priority': ['Aufgabe geändert', '{actor} hat die Priorität von {task} auf {value} gesetzt.'],
  'description-mention': ['Sie wurden erwähnt', '{actor} hat Sie in der Beschreibung von {task} erwähnt.'],
  'comment-mention': ['Sie wurden erwähnt', '{actor} hat Sie in einem Kommentar zu {task} erwähnt: {text}'],
  comment: ['Neuer Kommentar', '{actor} hat {task} kommentiert: {text}'],
  'project-changed': ['Projekt geändert', '{actor} hat {name} geändert: {fields}.'],
  'project-status': ['Projekt geändert', '{actor} hat {project} auf {value} gesetzt.'],
  'project-deleted': ['Projekt gelöscht', '{actor} hat {project} gelöscht.'],
  'project-added': ['Neues Mitglied', '{actor} hat Sie zu {project} hinzugefügt.'],
  'project-joined': ['Neues Mitglied', '{value} gehört jetzt zu {project}.'],
  'project-owner': ['Rolle geändert', '{actor} hat Ihnen {project} übertragen.'],
  'team-invited': ['Einladung ins Team', '{actor} hat Sie in das Team {value} eingeladen.'],
  'team-joined': ['Neues Teammitglied', '{actor} gehört jetzt zum Team.'],
  'team-role': ['Rolle geändert', '{actor} hat Ihre Rolle im Team geändert: {value}.'],
  'team-removed': ['Aus dem Team entfernt', '{actor} hat Sie aus {value} und dessen Projekten entfernt.'],
  'new-device': [
    'Neue Anmeldung',
    'Neues Gerät: {value}. Wenn Sie das nicht waren, beenden Sie diese Sitzung und ändern Sie Ihr Passwort.',
  ],
};
