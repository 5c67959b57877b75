import { Chip, VisuallyHidden } from '@taskloom/ui';
import type { RefObject } from 'react';
import { quickAddTexts } from '../texts/quick-add';
import styles from './recognised.module.css';
import type { QuickText } from './use-quick-text';

interface RecognisedProps extends Pick<QuickText, 'tokens'> {
  /** Called with a word that is put back into the title. */
  onPutBack: (word: string) => void;
  /** Gets the focus then. */
  field?: RefObject<HTMLElement | null>;
}

/** The recognised words of a line, announced politely. Each can be put back into the title. */
export function Recognised({ tokens, onPutBack, field }: RecognisedProps) {
  const texts = quickAddTexts();
  return (
    <>
      <VisuallyHidden role="status">
        {tokens.length > 0 && `${texts.recognised}: ${tokens.map(({ shown }) => shown).join(', ')}`}
      </VisuallyHidden>
      {tokens.length > 0 && (
        <div className={styles.recognised} role="group" aria-label={texts.recognised}>
          {tokens.map(({ kind, text, shown }) => (
            <Chip
              key={`${kind} ${text}`}
              onRemove={() => {
                onPutBack(text);
                field?.current?.focus();
              }}
              removeLabel={texts.putBack(text)}
            >
              {shown}
            </Chip>
          ))}
        </div>
      )}
    </>
  );
}
