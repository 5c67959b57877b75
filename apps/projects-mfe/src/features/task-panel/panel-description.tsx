import { LIMITS, type Project } from '@taskloom/contracts';
import { fieldLabel, PlainButton, isComposing } from '@taskloom/ui';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { RichText } from '../../markdown/rich-text';
import { tick } from '../../markdown/tick';
import { FieldTyping } from '../../tasks/editing/field-typing';
import type { Autosave } from '../../tasks/editing/use-autosave';
import { useTexts } from '../../texts/all';
import { WritingField } from '../../writing/writing-field';
import styles from './panel-text.module.css';

const isReading = (target: EventTarget): boolean =>
  (target instanceof Element && target.closest('a, button, input, pre') !== null) ||
  window.getSelection()?.isCollapsed === false;

/** Ctrl or ⌘ with Enter leaves the text, which saves it. */
function leave(event: KeyboardEvent): void {
  if (isComposing(event) || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.blur();
}

interface PanelDescriptionProps {
  form: Autosave;
  project: Project;
  taskId: string;
}

/** The description: a press opens the editor, leaving it saves. */
export function PanelDescription({ form, project, taskId }: PanelDescriptionProps) {
  const t = useTexts();
  const { description } = form.draft;
  const [editing, setEditing] = useState(form.unsent.includes('description'));
  const tooLong = form.problems.description;
  const edit = () => setEditing(true);
  const latest = useRef({ description, editing });
  latest.current = { description, editing };
  const insert = (into: (text: string) => string) => {
    const text = { description: into(latest.current.description) };
    if (latest.current.editing) form.change(text);
    else form.commit(text);
  };

  if (editing)
    return (
      <FieldTyping field="description">
        <WritingField
          autoFocus
          project={project}
          taskId={taskId}
          side="below"
          aria-label={fieldLabel('description')}
          aria-invalid={tooLong ? true : undefined}
          lines={{ minRows: 4, maxRows: 24 }}
          value={description}
          onChange={(text) => form.change({ description: text })}
          onInsert={insert}
          onKeyDown={leave}
          onBlur={() => {
            form.commit();
            setEditing(false);
          }}
        />
        <div aria-live="polite">
          {tooLong && <p className={styles.error}>{t(tooLong, { max: LIMITS.description })}</p>}
        </div>
      </FieldTyping>
    );
  const press = (event: MouseEvent) => {
    if (!isReading(event.target)) edit();
  };
  return (
    <FieldTyping field="description">
      {description ? (
        <div className={styles.description} onClick={press}>
          <RichText
            text={description}
            projectId={project._id}
            onTick={(index) => form.commit({ description: tick(description, index) })}
          />
          <span className={styles.tools}>
            <PlainButton size="small" onClick={edit}>
              {t('editDescription')}
            </PlainButton>
          </span>
        </div>
      ) : (
        <button type="button" className={styles.empty} onClick={edit}>
          {t('addDescription')}
        </button>
      )}
    </FieldTyping>
  );
}
