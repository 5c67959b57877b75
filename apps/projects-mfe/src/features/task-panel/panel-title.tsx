import { LIMITS } from '@taskloom/contracts';
import { fieldLabel, isComposing } from '@taskloom/ui';
import { Input } from '@taskloom/ui/form';
import { useId, type KeyboardEvent } from 'react';
import { FieldTyping } from '../../tasks/editing/field-typing';
import type { Autosave } from '../../tasks/editing/use-autosave';
import { useTexts } from '../../texts/all';
import styles from './panel-text.module.css';

/** The title, edited in place: Enter or leaving the field saves, Escape restores it. */
export function PanelTitle({ form }: { form: Autosave }) {
  const t = useTexts();
  const errorId = useId();
  const problem = form.problems.title;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') form.putBack('title');
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // The focus stays in the panel, so that Escape closes it.
    event.currentTarget.closest<HTMLElement>('section')?.focus({ preventScroll: true });
  };
  return (
    <FieldTyping field="title">
      <Input.TextArea
        variant="borderless"
        className={styles.title}
        aria-label={fieldLabel('title')}
        aria-required
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        autoSize={{ minRows: 1, maxRows: 6 }}
        value={form.draft.title}
        onChange={(event) => form.change({ title: event.target.value.replace(/\r?\n/g, ' ') })}
        onBlur={() => form.commit()}
        onKeyDown={press}
      />
      <div aria-live="polite">
        {problem && (
          <p id={errorId} className={styles.error}>
            {problem === 'tooLong' ? t(problem, { max: LIMITS.title }) : t(problem)}
          </p>
        )}
      </div>
    </FieldTyping>
  );
}
