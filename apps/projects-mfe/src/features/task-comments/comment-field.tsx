import { LIMITS } from '@taskloom/contracts';
import { Input } from '@taskloom/ui/form';
import type { ComponentRef, KeyboardEvent, Ref } from 'react';

interface CommentFieldProps {
  /** The accessible name. */
  label: string;
  placeholder?: string;
  value: string;
  autoFocus?: boolean;
  ref?: Ref<ComponentRef<typeof Input.TextArea>>;
  onChange: (text: string) => void;
  onBlur?: () => void;
  /** Ctrl or ⌘ with Enter. */
  onSend: () => void;
  onEscape?: () => void;
}

/** The text of a comment, while it is written. */
export function CommentField({ label, onChange, onSend, onEscape, ...field }: CommentFieldProps) {
  const press = (event: KeyboardEvent) => {
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
  return (
    <Input.TextArea
      {...field}
      aria-label={label}
      autoSize={{ minRows: 2, maxRows: 6 }}
      maxLength={LIMITS.comment}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={press}
    />
  );
}
