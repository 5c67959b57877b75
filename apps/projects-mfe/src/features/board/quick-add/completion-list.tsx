import { Icon, Kbd, LabelMark, PriorityLabel, UserAvatar } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { useBoardLabels } from '../board-labels';
import type { Completion } from './completions';
import styles from './quick-add.module.css';

function Offer({ offer: { kind, value, label } }: { offer: Completion }) {
  const t = useTexts();
  const { people } = useBoardActions();
  const labels = useBoardLabels();
  const known = labels.find(({ _id }) => _id === value);
  const person = people.find(({ _id }) => _id === value);
  if (kind === 'priority') return <PriorityLabel priority={value} />;
  if (known) return <LabelMark label={known} />;
  if (kind === 'newLabel')
    return (
      <>
        <Icon icon={icons.action.add} size={14} />
        {t('createLabel', { name: value })}
      </>
    );
  return (
    <>
      {person && <UserAvatar user={person} size={20} decorative />}
      {label}
    </>
  );
}

interface CompletionListProps {
  id: string;
  offers: readonly Completion[];
  active: number;
  onTake: (offer: Completion) => void;
}

/** The people, priorities or labels that complete the last word; Tab takes the active one. */
export function CompletionList({ id, offers, active, onTake }: CompletionListProps) {
  const t = useTexts();
  return (
    <div role="listbox" id={id} aria-label={t('completions')} className={styles.offers}>
      {offers.map((offer, index) => (
        <div
          key={`${offer.kind} ${offer.value}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={`${styles.completion} ${index === active ? styles.active : ''}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(offer)}
        >
          <span className={styles.word}>
            <Offer offer={offer} />
          </span>
          {index === active && <Kbd keys={['Tab']} />}
        </div>
      ))}
    </div>
  );
}
