import { SCREENS } from '@taskloom/contracts';
import { useRecentProjects } from '@taskloom/client';
import { Link } from '@taskloom/client/router';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useId } from 'react';
import { useTexts } from '../texts';
import styles from './last-places.module.css';

/** The projects that the person opened last, to go on from an address that leads nowhere. */
export function LastPlaces() {
  const t = useTexts();
  const heading = useId();
  const recent = useRecentProjects();
  if (recent.length === 0) return null;
  return (
    <section className={styles.places}>
      <h2 id={heading} className={styles.heading}>
        {t('frame.recent')}
      </h2>
      <ul aria-labelledby={heading}>
        {recent.map(({ _id, title }) => (
          <li key={_id}>
            <Link className={styles.place} to={SCREENS.project(_id)}>
              <Icon icon={icons.nav.project} />
              <span className={styles.title}>{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
