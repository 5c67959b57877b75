import type { RemoteHealth } from '@taskloom/contracts';
import { Figure } from '../../figure/figure';
import { useTexts } from '../../texts';
import { countText, durationText, shareText } from '../../words/numbers';
import { failureShare, verdictOn } from './health';
import styles from './figures.module.css';

/** Loads, failures and load times of one version, by the beacons of the last 24 hours. */
export function Figures({ health, label }: { health: RemoteHealth; label: string }) {
  const t = useTexts();
  const { loads, p50, p95 } = health;
  const rows = [
    { word: t('loads'), value: countText(loads) },
    {
      word: t('failed'),
      value: loads === 0 ? null : shareText(failureShare(health)),
      verdict: verdictOn(health),
    },
    { word: t('median'), value: p50 === null ? null : durationText(p50) },
    { word: t('p95'), value: p95 === null ? null : durationText(p95) },
  ];
  return (
    <div role="group" aria-label={label}>
      <dl className={styles.figures}>
        {rows.map(({ word, value, verdict }) => (
          <Figure key={word} word={word} value={value ?? t('none')} verdict={verdict} />
        ))}
      </dl>
    </div>
  );
}
