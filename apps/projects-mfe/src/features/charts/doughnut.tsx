import type { BadgeColor } from '@taskloom/contracts';
import { Card } from '@taskloom/ui';
import { Pie } from '@nivo/pie';
import { useId, type CSSProperties } from 'react';
import { useTexts } from '../../texts/all';
import styles from './charts.module.css';
import { share } from './figures';
import { FiguresTable } from './figures-table';

interface Part {
  key: string;
  label: string;
  color: BadgeColor;
  count: number;
}

interface DoughnutProps {
  title: string;
  /** The kind of the parts: the heading of the table for screen readers. */
  kind: string;
  middle: string;
  middleLabel: string;
  parts: readonly Part[];
}

/** Pixels: outer diameter of the ring and its thickness (docs/design.md). */
const SIZE = 120;
const STROKE = 16;
const GAP = 3;

const colorOf = (color: BadgeColor): string => `var(--tl-chart-${color})`;
const swatch = (color: BadgeColor): CSSProperties & { '--swatch': string } => ({
  '--swatch': colorOf(color),
});

/** The angle in degrees of a gap of GAP pixels, at the radius where d3 measures padding: between inner and outer. */
const PAD_ANGLE = ((GAP / Math.hypot(SIZE / 2, SIZE / 2 - STROKE)) * 180) / Math.PI;

function Ring({ parts }: { parts: readonly Part[] }) {
  return (
    <Pie
      width={SIZE}
      height={SIZE}
      data={parts.map(({ key, color, count }) => ({ id: key, value: count, color }))}
      colors={({ data }) => colorOf(data.color)}
      innerRadius={1 - STROKE / (SIZE / 2)}
      padAngle={parts.filter(({ count }) => count > 0).length > 1 ? PAD_ANGLE : 0}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}

/** A doughnut that is readable without a tooltip: the total in the middle, count and share in the legend. */
export function Doughnut({ title, kind, middle, middleLabel, parts }: DoughnutProps) {
  const t = useTexts();
  const id = useId();
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const percent = (count: number) => t('percent', { percent: share(count, all) });
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.doughnut}>
        <div className={styles.ring}>
          {all === 0 ? <span className={styles.empty} /> : <Ring parts={parts} />}
          <div className={styles.middle}>
            <span className={styles.number}>{middle}</span>
            <span className={styles.caption}>{middleLabel}</span>
          </div>
        </div>
        <div className={styles.legend} aria-hidden="true">
          {parts.map(({ key, label, color, count }) => (
            <div key={key} className={styles.part}>
              <span className={styles.swatch} style={swatch(color)} />
              <span className={styles.word}>{label}</span>
              <span className={styles.count}>{count}</span>
              <span className={styles.share}>{percent(count)}</span>
            </div>
          ))}
        </div>
      </div>
      <FiguresTable
        caption={title}
        head={[kind, t('countColumn'), t('shareColumn')]}
        rows={parts.map(({ label, count }) => [label, String(count), percent(count)])}
      />
    </Card>
  );
}
