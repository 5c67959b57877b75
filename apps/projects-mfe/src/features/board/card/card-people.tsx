import { LIMITS, type Assignee } from '@taskloom/contracts';
import { fieldLabel, AvatarStack, NobodyAvatar, valueWord } from '@taskloom/ui';
import { useTexts } from '../../../texts';
import styles from './card-people.module.css';

/**
 * Avatars, the primary one with a ring, and a text: name and role of a single assignee, first name and '+N'
 * of several, 'Unassigned' for none (specification 2.6).
 */
export function CardPeople({ assignees }: { assignees: readonly Assignee[] }) {
  const t = useTexts();
  const [first, ...others] = assignees;
  if (!first)
    return (
      <div className={styles.people}>
        <NobodyAvatar size={24} />
        <span className={styles.nobody}>{t('unassigned')}</span>
      </div>
    );
  const { name } = first.user;
  const words =
    others.length === 0
      ? t('personAndRole', { name, role: valueWord(first.role) })
      : t('personAndMore', { name, count: others.length });
  const faces = assignees.slice(0, LIMITS.facesOnCard).map(({ user }) => user);
  const primary = assignees.find(({ role }) => role === 'primary');
  return (
    <div className={styles.people}>
      <AvatarStack people={faces} size={24} primaryId={primary?.user._id} label={fieldLabel('assignees')} />
      <span className={styles.names}>{words}</span>
    </div>
  );
}
