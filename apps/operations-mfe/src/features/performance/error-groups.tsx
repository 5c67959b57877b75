import type { RemoteErrorFrame, RemoteErrorGroup } from '@taskloom/contracts';
import { Icon, RelativeTime } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts';
import styles from './performance.module.css';
import { Section } from './section';

/** The errors of all versions, those of most people first. */
export function ErrorGroups({ errors }: { errors: readonly RemoteErrorGroup[] }) {
  const t = useTexts();
  return (
    <Section title={t('errorGroups')} empty={errors.length === 0 ? t('noErrors') : undefined}>
      <ul>
        {errors.map((error) => (
          <ErrorGroup key={`${error.version} ${error.message} ${error.firstAt}`} error={error} />
        ))}
      </ul>
    </Section>
  );
}

function ErrorGroup({ error }: { error: RemoteErrorGroup }) {
  const t = useTexts();
  const { version, message, people, count, reference, firstAt, lastAt, frames } = error;
  const facts = [
    version,
    t('people', { count: people }),
    t('reports', { count }),
    ...(reference === null ? [] : [t('reference', { reference })]),
  ];
  return (
    <li className={styles.problem}>
      <p className={styles.message}>{message}</p>
      <p className={styles.about}>
        {facts.join(' · ')}
        {' · '}
        <RelativeTime time={firstAt} label={(first) => t('firstAt', { first })} />
        {' · '}
        <RelativeTime time={lastAt} label={(last) => t('lastAt', { last })} />
      </p>
      {frames.length > 0 && (
        <details className={styles.details}>
          <summary className={styles.summary}>
            <Icon icon={icons.action.next} className={styles.chevron} />
            {t('calls', { count: frames.length })}
          </summary>
          <ol className={styles.frames}>
            {frames.map((frame, at) => (
              <Frame key={at} frame={frame} />
            ))}
          </ol>
        </details>
      )}
    </li>
  );
}

const Frame = ({ frame: { name, file, line, column, resolved } }: { frame: RemoteErrorFrame }) => (
  <li className={resolved ? styles.frame : `${styles.frame} ${styles.unresolved}`}>
    {name && <span>{name} </span>}
    <span>{`${file}:${line}:${column}`}</span>
  </li>
);
