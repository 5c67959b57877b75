import { Chip, formatDay, valueWord } from '@taskloom/ui';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { useBoardLabels } from '../board-labels';
import type { Token } from './parse-quick-add';
import styles from './quick-add.module.css';

/** The recognised words of a line. Each can be put back into the title. */
export function Recognised({
  tokens,
  onPutBack,
}: {
  tokens: readonly Token[];
  onPutBack: (word: string) => void;
}) {
  const t = useTexts();
  const { people } = useBoardActions();
  const labels = useBoardLabels();
  const wordOf = ({ kind, value }: Token): string => {
    if (kind === 'person') return people.find(({ _id }) => _id === value)?.name ?? '';
    if (kind === 'label') return labels.find(({ _id }) => _id === value)?.name ?? '';
    return kind === 'day' ? formatDay(value) : valueWord(value);
  };
  if (tokens.length === 0) return null;
  return (
    <div className={styles.recognised} role="group" aria-label={t('recognised')}>
      {tokens.map((token) => (
        <Chip
          key={token.text}
          onRemove={() => onPutBack(token.text)}
          removeLabel={t('putBack', { word: token.text })}
        >
          {wordOf(token)}
        </Chip>
      ))}
    </div>
  );
}
