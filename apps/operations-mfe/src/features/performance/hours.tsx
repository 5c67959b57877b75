import { useState } from 'react';
import type { RemoteHour } from '@taskloom/contracts';
import { LazyBoundary, lazyPart } from '@taskloom/client';
import { formatInstant, VisuallyHidden } from '@taskloom/ui';
import { useTexts } from '../../texts';
import { countText } from '../../words/numbers';
import { COLORS, MEASURES } from './measures';
import styles from './performance.module.css';
import { Section } from './section';

/** Nivo is larger than the rest of the screen. */
const HoursChart = lazyPart(() => import('./hours-chart'));

/** Loads and problems of each hour: a chart with its sums, and the same as a table for screen readers. */
export function Hours({ hours }: { hours: readonly RemoteHour[] }) {
  const t = useTexts();
  const [failed, setFailed] = useState(false);
  return (
    <Section title={t('hours')}>
      {failed ? (
        <p className={styles.empty}>{t('chartFailed')}</p>
      ) : (
        <div className={styles.chart} aria-hidden="true">
          <LazyBoundary onFail={() => setFailed(true)}>
            <HoursChart hours={hours} />
          </LazyBoundary>
        </div>
      )}
      <ul className={styles.legend}>
        {MEASURES.map((measure) => (
          <li key={measure} className={styles.measure}>
            <span className={styles.swatch} style={{ background: COLORS[measure] }} />
            <span>{t(`hours.${measure}`)}</span>
            <span className={styles.sum}>
              {countText(hours.reduce((sum, hour) => sum + hour[measure], 0))}
            </span>
          </li>
        ))}
      </ul>
      <HoursTable hours={hours} />
    </Section>
  );
}

/** Only the hours with reports. */
function HoursTable({ hours }: { hours: readonly RemoteHour[] }) {
  const t = useTexts();
  const used = hours.filter((hour) => MEASURES.some((measure) => hour[measure] > 0));
  if (used.length === 0) return null;
  return (
    <VisuallyHidden as="div">
      <table aria-label={t('hours')}>
        <thead>
          <tr>
            <th scope="col">{t('hour')}</th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col">
                {t(`hours.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {used.map((hour) => (
            <tr key={hour.at}>
              <th scope="row">{formatInstant(hour.at)}</th>
              {MEASURES.map((measure) => (
                <td key={measure}>{countText(hour[measure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
