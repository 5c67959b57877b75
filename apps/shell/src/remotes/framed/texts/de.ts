import type { Translation } from '@taskloom/client/texts';
import type { FramedTexts } from './en';

const de: Translation<FramedTexts> = {
  leaveTitle: 'Ungespeicherte Änderungen verwerfen?',
  leaveText: 'Etwas auf dieser Seite ist noch nicht gespeichert.',
  keepEditing: 'Weiter bearbeiten',
  discard: 'Änderungen verwerfen',
};

export default de;
