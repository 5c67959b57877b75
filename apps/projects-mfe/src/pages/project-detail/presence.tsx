import type { PublicPerson } from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import { AvatarStack } from '@taskloom/ui';
import { currentLanguage } from '@taskloom/client/texts';
import { useTexts } from '../../texts';
import styles from './presence.module.css';

const firstName = ({ name }: PublicPerson): string => name.split(' ')[0] ?? name;

const list = (words: readonly string[]): string =>
  new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(words);

/** 'Jonas and Aiko are here': others who have the project open. */
export function Presence({ people }: { people: readonly PublicPerson[] }) {
  const t = useTexts();
  const me = useUser();
  const others = people.filter(({ _id }) => _id !== me._id);
  if (others.length === 0) return null;
  return (
    <span className={styles.presence} role="status">
      <span className={styles.dot} />
      <AvatarStack people={others} size={20} label={t('hereNow')} />
      <span className={styles.words}>
        {t('present', { count: others.length, names: list(others.map(firstName)) })}
      </span>
    </span>
  );
}
