import type { TaskEdit } from '@taskloom/contracts';
import { isText, readDraft } from '../../drafts/drafts';
import { isStoredDraft } from '../editing/editing';

/** Text that a person has typed into a task and that is not saved. */
export interface UnsavedText {
  field: Extract<TaskEdit, 'title' | 'description'> | 'comment';
  text: string;
}

/** As the browser stores it, so it is there after the task has gone. */
export const unsavedTexts = (taskId: string): UnsavedText[] => {
  const stored = readDraft(`task:${taskId}`, isStoredDraft);
  const comment = readDraft(`comment:${taskId}`, isText);
  const fields = (['title', 'description'] as const).flatMap((field) => {
    const text = stored?.draft[field] ?? '';
    return text !== '' && text !== stored?.base[field] ? [{ field, text }] : [];
  });
  return comment ? [...fields, { field: 'comment', text: comment }] : fields;
};
