import type { ReactNode } from 'react';
import styles from './tile-group.module.css';

/** A figure with its label. */
export interface Tile {
  label: string;
  value: number | string;
  /** A short explanation, hidden on phones. */
  hint?: ReactNode;
}

/**
 * The key numbers of a page in one card.
 * @example
 * <TileGroup label="Summary" tiles={[{ label: 'Open', value: 3 }, { label: 'Done', value: '80 %' }]} />
 */
export const TileGroup = ({ label, tiles }: { label: string; tiles: Tile[] }) => (
  <div role="group" aria-label={label}>
    <dl className={styles.tiles}>
      {tiles.map((tile) => (
        <div className={styles.tile} key={tile.label}>
          <dt className={styles.label}>{tile.label}</dt>
          <dd className={styles.line}>
            <span className={styles.value}>{tile.value}</span>
            {tile.hint && <span className={styles.hint}>{tile.hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
