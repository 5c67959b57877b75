import type { marksOf } from './day-marks';
import styles from './marks.module.css';

/** In a narrow month. The name of the cell has the titles. */
export function Marks({ marks }: { marks: ReturnType<typeof marksOf> }) {
  if (typeof marks === 'number') return <span className={styles.count} data-count={marks} />;
  return (
    <span className={styles.marks}>
      {marks.map((hue, index) => (
        <span key={index} data-hue={hue ?? undefined} />
      ))}
    </span>
  );
}
