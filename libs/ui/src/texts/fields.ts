import type { TaskEdit } from '@taskloom/contracts';

/** Labels of the fields that people edit, for forms and for conflicts. Projects have some of the same fields. */
export const FIELD_LABELS = {
  title: { en: 'Title', de: 'Titel' },
  description: { en: 'Description', de: 'Beschreibung' },
  status: { en: 'Status', de: 'Status' },
  priority: { en: 'Priority', de: 'Priorität' },
  startDate: { en: 'Start date', de: 'Beginn' },
  deadline: { en: 'Deadline', de: 'Frist' },
  assignees: { en: 'Assignees', de: 'Zuständige' },
  labels: { en: 'Labels', de: 'Labels' },
  cover: { en: 'Cover picture', de: 'Titelbild' },
} as const satisfies Record<TaskEdit, Record<'en' | 'de', string>>;

/** The value of a cover: its picture has no words. */
export const SOME_PICTURE = { en: 'A picture', de: 'Ein Bild' } as const;
