import type { BadgeColor } from '@taskloom/contracts';
import { Card } from '@taskloom/ui';
import { Pie } from '@nivo/pie';
import { useId, type CSSProperties } from 'react';
import { useTexts } from '../../texts/all';
import { BELOW_LARGE, PHONE, useMedia } from '../../viewport/use-media';
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

/**
 * Pixels: outer diameter of the ring on large screens, small screens and phones, and its thickness
 * (docs/design.md).
 */
const SIZE = { large: 168, small: 140, phone: 120 };
const STROKE = 16;
const GAP = 3;

const colorOf = (color: BadgeColor): string => `var(--tl-chart-${color})`;
const swatch = (color: BadgeColor): CSSProperties & { '--swatch': string } => ({
  '--swatch': colorOf(color),
});

/**
 * The angle in degrees of a gap of GAP pixels, at the radius where d3 measures padding: between inner and
 * outer.
 */
const padAngle = (outer: number): number => ((GAP / Math.hypot(outer, outer - STROKE)) * 180) / Math.PI;

function Ring({ parts, size }: { parts: readonly Part[]; size: number }) {
  return (
    <Pie
      width={size}
      height={size}
      data={parts.map(({ key, color, count }) => ({ id: key, value: count, color }))}
      colors={({ data }) => colorOf(data.color)}
      innerRadius={1 - STROKE / (size / 2)}
      padAngle={parts.filter(({ count }) => count > 0).length > 1 ? padAngle(size / 2) : 0}
      enableArcLabels={false}
      enableArcLinkLabels={false}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}

const useSize = (): number => {
  const [phone, small] = [useMedia(PHONE), useMedia(BELOW_LARGE)];
  if (phone) return SIZE.phone;
  return small ? SIZE.small : SIZE.large;
};

/** A doughnut that is readable without a tooltip: the total in the middle, count and share in the legend. */
export function Doughnut({ title, kind, middle, middleLabel, parts }: DoughnutProps) {
  const t = useTexts();
  const id = useId();
  const size = useSize();
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const percent = (count: number) => t('percent', { percent: share(count, all) });
  return (
    <Card as="section" padding="none" className={styles.card} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <div className={styles.doughnut}>
        <div className={styles.ring}>
          {all === 0 ? <span className={styles.empty} /> : <Ring parts={parts} size={size} />}
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
