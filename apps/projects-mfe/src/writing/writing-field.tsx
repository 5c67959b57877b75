import { LazyBoundary } from '@taskloom/client';
import { PlainButton, VisuallyHidden } from '@taskloom/ui';
import { useState } from 'react';
import { CompletionList } from '../completion/completion-list';
import { useTexts } from '../texts/all';
import { keyOf } from './offers';
import { OfferContent } from './offer-content';
import { PicturesOnTheirWay } from './pictures-on-their-way';
import { PlainEditor } from './plain-editor';
import { useRichEditor } from './rich-writing';
import { useWriting, type WritingOptions } from './use-writing';
import styles from './writing-field.module.css';

const LINES = { minRows: 2, maxRows: 6 };

interface WritingFieldProps extends WritingOptions {
  /** On which side completions are shown. */
  side?: 'above' | 'below';
  'aria-label': string;
  'aria-invalid'?: true;
  placeholder?: string;
  autoFocus?: boolean;
  maxLength?: number;
  /** Lines of the text area. */
  lines?: { minRows: number; maxRows: number };
}

/**
 * A text in Markdown while it is written: `@` completes people, `#` tasks of the project, and pictures are pasted or dropped.
 * Where it is offered, the text area becomes an editor of rich text as soon as that is loaded.
 */
export function WritingField(props: WritingFieldProps) {
  const { value, side, placeholder, maxLength, lines = LINES } = props;
  const t = useTexts();
  const [writing, setWriting] = useState(props.autoFocus === true);
  const [composing, setComposing] = useState(false);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const { Editor, ...rich } = useRichEditor(writing, composing);
  const field = useWriting(props);
  const { completing, offers, plain, tooLong, asked } = field;
  const question = asked ? t('addQuestion', { name: asked.name }) : undefined;
  const takesFocus = rich.switched || props.autoFocus === true;
  const common = {
    text: value,
    onChange: field.change,
    onWord: field.see,
    placeholder,
    maxLength,
    aria: { 'aria-label': props['aria-label'], 'aria-invalid': props['aria-invalid'], ...completing.aria },
  };
  return (
    <div
      className={styles.holder}
      ref={field.holder}
      onFocus={() => setWriting(true)}
      onBlur={field.leaveField}
    >
      <CompletionList completing={completing} keyOf={keyOf} side={side} question={question}>
        {(offer) => <OfferContent offer={offer} />}
      </CompletionList>
      <div
        className={Editor ? styles.rich : undefined}
        onKeyDownCapture={field.press}
        onKeyDown={field.pressTool}
      >
        {Editor ? (
          <LazyBoundary onFail={rich.onFail}>
            <Editor
              {...common}
              ref={field.richText}
              selection={plain.current?.selection() ?? null}
              focused={takesFocus || plain.current?.hasFocus() === true}
              onTooLong={field.setTooLong}
              compact={lines.minRows < 4}
              tools={tools}
            />
          </LazyBoundary>
        ) : (
          <PlainEditor
            {...common}
            ref={plain}
            onComposing={setComposing}
            autoFocus={takesFocus}
            lines={lines}
          />
        )}
        {rich.offered && writing && (
          <div className={styles.foot}>
            <div className={styles.tools} ref={setTools} />
            <PlainButton
              variant="text"
              size="small"
              aria-pressed={rich.asMarkdown}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => rich.write(!rich.asMarkdown)}
            >
              {t('markdown')}
            </PlainButton>
          </div>
        )}
      </div>
      <PicturesOnTheirWay uploads={field.pictures} />
      <div aria-live="polite">
        {tooLong && maxLength && <p className={styles.failed}>{t('textTooLong', { max: maxLength })}</p>}
        {offers.length > 0 && (
          <VisuallyHidden>
            {question} {t('completionCount', { count: offers.length })}
          </VisuallyHidden>
        )}
      </div>
    </div>
  );
}
