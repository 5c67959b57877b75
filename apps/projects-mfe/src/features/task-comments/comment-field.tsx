import { LIMITS, type Project } from '@taskloom/contracts';
import { isComposing } from '@taskloom/ui';
import type { KeyboardEvent, Ref } from 'react';
import type { WritingFieldRef } from '../../writing/use-writing';
import { WritingField } from '../../writing/writing-field';

interface CommentFieldProps {
  project: Project;
  taskId: string;
  /** The accessible name. */
  label: string;
  placeholder?: string;
  value: string;
  autoFocus?: boolean;
  ref?: Ref<WritingFieldRef>;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Ctrl or ⌘ with Enter. */
  onSend: () => void;
  onEscape?: () => void;
}

/** The text of a comment, while it is written. */
export function CommentField({ label, onSend, onEscape, ...field }: CommentFieldProps) {
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && onEscape) {
      // Otherwise the surrounding panel would close.
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    // Otherwise the surrounding form would save the task.
    event.preventDefault();
    onSend();
  };
  return <WritingField {...field} aria-label={label} maxLength={LIMITS.comment} onKeyDown={press} />;
}
