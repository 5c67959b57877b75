import type { Translation } from '@taskloom/client/texts';
import type { writing as en } from '../en/writing';

export const writing: Translation<typeof en> = {
  markdown: 'Markdown',
  textTooLong: 'Der Text kann höchstens {{max}} Zeichen haben.',
  formatting: 'Formatierung',
  linkAddress: 'Adresse des Links',
  linkApply: 'Link einfügen',
  emptyTask: 'Aufgabe ohne Text',
  tool_bold: 'Fett',
  tool_italic: 'Kursiv',
  tool_strike: 'Durchgestrichen',
  tool_inlineCode: 'Code',
  tool_link: 'Link',
  tool_bullets: 'Liste',
  tool_numbers: 'Nummerierte Liste',
  tool_tasks: 'Aufgabenliste',
  tool_quote: 'Zitat',
  tool_codeBlock: 'Codeblock',
  addQuestion: '{{name}} zum Projekt hinzufügen?',
  addAndMention: 'Hinzufügen und erwähnen',
  dontAdd: 'Nicht hinzufügen',
  tool_mention: 'Jemanden erwähnen',
};
