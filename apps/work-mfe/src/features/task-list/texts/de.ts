import type { Translation } from '@taskloom/client/texts';
import type { CommandTexts } from './en';

const de: Translation<CommandTexts> = {
  aboutSelected_one: '{{count}} ausgewählte Aufgabe',
  aboutSelected_other: '{{count}} ausgewählte Aufgaben',
  aboutTask: '„{{title}}“',
  setPriority: 'Priorität auf {{value}} setzen',
  setStatus: 'Status auf {{value}} setzen',
  setDeadline: 'Frist auf {{day}} setzen',
  removeDeadline: 'Frist entfernen',
};

export default de;
