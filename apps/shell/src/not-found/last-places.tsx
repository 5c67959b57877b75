import { useRecentProjects } from '@taskloom/client';
import { ProjectLinks } from '../project-links/project-links';
import { useTexts } from '../texts';
import styles from './last-places.module.css';

const LOOK = { heading: styles.heading, list: undefined, link: styles.place, title: styles.title };

/** The projects that the person opened last, to go on from an address that leads nowhere. */
export function LastPlaces() {
  const t = useTexts();
  const recent = useRecentProjects();
  if (recent.length === 0) return null;
  return (
    <section className={styles.places}>
      <ProjectLinks title={t('frame.recent')} projects={recent} look={LOOK} />
    </section>
  );
}
