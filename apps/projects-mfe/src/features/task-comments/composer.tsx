import { LIMITS, type Comment, type Project } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { UserAvatar, PlainButton } from '@taskloom/ui';
import { useEffect, useImperativeHandle, useRef, useState, type FocusEvent, type Ref } from 'react';
import { forgetDraft, isText, keepDraft, onDraftElsewhere, readDraft } from '../../drafts/drafts';
import { useTexts } from '../../texts/all';
import { TypingLine } from '../../typing/typing-line';
import { useReportTyping } from '../../typing/use-report-typing';
import type { WritingFieldRef } from '../../writing/use-writing';
import { CommentField } from './comment-field';
import styles from './comments.module.css';
import { withQuote } from './quote';

/**
 * Whether the field is used. It stays so until the press that takes the focus away is over: the field becomes smaller then, and what is
 * pressed must not move.
 */
function useUsed() {
  const root = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(false);
  const isPressing = useRef(false);
  const look = () => setUsed(root.current?.contains(document.activeElement) ?? false);
  useEffect(() => {
    if (!used) return;
    const press = () => (isPressing.current = true);
    const release = () => {
      isPressing.current = false;
      // After the click.
      setTimeout(look);
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, [used]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isPressing.current && !currentTarget.contains(relatedTarget)) setUsed(false);
  };
  return { ref: root, 'data-used': used || undefined, onFocus: () => setUsed(true), onBlur };
}

export interface ComposerRef {
  /** Puts the comment, or the selected words of it, as a quote behind what is written. */
  quote: (comment: Comment, selected?: string) => void;
}

interface ComposerProps {
  path: TaskPath;
  project: Project;
  /** Resolves to false when the comment could not be saved. */
  onSend: (content: string) => Promise<boolean>;
  ref?: Ref<ComposerRef>;
}

/**
 * The field for a new comment. Its text survives a reload, a closed dialog and a failed save. Ctrl or ⌘ with
 * Enter sends.
 */
export function Composer({ path, project, onSend, ref }: ComposerProps) {
  const t = useTexts();
  const me = useUser();
  const name = `comment:${path.taskId}`;
  const [content, setContent] = useState(() => readDraft(name, isText) ?? '');
  const field = useRef<WritingFieldRef>(null);
  const tellTyping = useReportTyping(path);
  const inUse = useUsed();

  const kept = useRef(content);
  useEffect(() => {
    if (content === kept.current) return;
    kept.current = content;
    if (content === '') forgetDraft(name);
    else keepDraft(name, content);
  }, [name, content]);
  // A window with the same text follows; otherwise a sent comment would stay in its field.
  useEffect(
    () =>
      onDraftElsewhere(name, (before, after) => {
        if ((before ?? '') !== kept.current) return;
        kept.current = isText(after) ? after : '';
        setContent(kept.current);
      }),
    [name],
  );

  useImperativeHandle(ref, () => ({
    quote: (comment, selected) => {
      const next = withQuote(content, comment, selected);
      if (next === null) toast.error(t('textTooLong', { max: LIMITS.comment }));
      else setContent(next);
      // Once the field has the new text.
      requestAnimationFrame(() => field.current?.focus({ cursor: 'end' }));
    },
  }));

  const send = async () => {
    const text = content.trim();
    if (text === '') {
      field.current?.focus();
      return;
    }
    setContent('');
    tellTyping(false);
    if (!(await onSend(text))) setContent((next) => next || text);
  };

  return (
    <div
      className={`tl-screen-only ${styles.composer}`}
      data-stays-clear
      data-empty={content === '' || undefined}
      {...inUse}
    >
      <UserAvatar user={me} size={28} decorative />
      <div className={styles.field}>
        <CommentField
          ref={field}
          project={project}
          taskId={path.taskId}
          label={t('writeComment')}
          placeholder={t('writeComment')}
          value={content}
          onChange={(text) => {
            setContent(text);
            tellTyping(text.trim() !== '');
          }}
          onBlur={() => tellTyping(false)}
          onSend={() => void send()}
        />
        <div className={styles.foot}>
          <TypingLine taskId={path.taskId} />
          <PlainButton onClick={() => void send()}>{t('comment')}</PlainButton>
        </div>
      </div>
    </div>
  );
}
