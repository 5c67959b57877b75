import { Icon, LabelMark, PriorityLabel, UserAvatar } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../../texts';
import { useBoardActions } from '../board-actions';
import { useBoardLabels } from '../board-labels';
import type { Completion as Offer } from './completions';

/** A person, a priority or a label that completes a word. */
export function Completion({ offer: { kind, value, label } }: { offer: Offer }) {
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
