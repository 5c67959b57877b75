import { PlainButton } from '@taskloom/ui';
import { useState, type ClipboardEvent } from 'react';
import { useTexts } from '../../../texts';
import styles from './quick-add.module.css';

/** Tasks that one paste adds at most. */
const MOST_LINES = 50;

/** Without the bullets and numbers of a list. */
const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim())
    .filter(Boolean);

/** Several pasted lines, until the person has chosen between one task and several. */
export function usePastedLines() {
  const [lines, setLines] = useState<readonly string[]>([]);
  const paste = (event: ClipboardEvent) => {
    const found = linesOf(event.clipboardData.getData('text/plain'));
    if (found.length < 2) return;
    event.preventDefault();
    setLines(found.slice(0, MOST_LINES));
  };
  return { lines, paste, forget: () => setLines([]) };
}

interface PastedLinesProps {
  count: number;
  onAll: () => void;
  onOne: () => void;
}

/** Offers a task for each pasted line, or one for all. */
export function PastedLines({ count, onAll, onOne }: PastedLinesProps) {
  const t = useTexts();
  if (count === 0) return null;
  return (
    <div className={styles.offer} role="group" aria-label={t('pastedLines', { count })}>
      <PlainButton variant="primary" size="small" onClick={onAll}>
        {t('addLines', { count })}
      </PlainButton>
      <PlainButton size="small" onClick={onOne}>
        {t('addOneLine')}
      </PlainButton>
    </div>
  );
}
