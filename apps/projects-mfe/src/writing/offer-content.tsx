import { Icon, UserAvatar } from '@taskloom/ui';
import { statusIcon } from '@taskloom/ui/icons';
import { useTexts } from '../texts/all';
import type { Offer } from './offers';
import styles from './writing-field.module.css';

/** A person or a task that completes a word. */
export function OfferContent({ offer }: { offer: Offer }) {
  const t = useTexts();
  if (offer.kind === 'task')
    return (
      <>
        <Icon icon={statusIcon(offer.task.status)} size={14} />
        {offer.task.title}
      </>
    );
  if (offer.kind === 'leaveOut') return t('dontAdd');
  if (offer.kind === 'add') return t('addAndMention');
  return (
    <>
      <UserAvatar user={offer.person} size={20} decorative />
      {offer.person.name}
      {offer.kind === 'outsider' && <span className={styles.note}>{t('addToProject')}</span>}
    </>
  );
}
