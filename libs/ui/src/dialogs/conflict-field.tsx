import { PlainButton } from '../fields/plain-button';
import styles from './conflict-field.module.css';

export interface ConflictSide {
  whose: string;
  value: string;
  /** Absent where this side cannot be chosen, such as the value from before. */
  keep?: { text: string; onKeep: () => void };
}

export interface ConflictFieldProps {
  name: string;
  /** The question about the field, for screen readers. */
  question: string;
  sides: readonly ConflictSide[];
}

/** One field that two people changed: shows both values side by side and asks which one to keep. */
export const ConflictField = ({ name, question, sides }: ConflictFieldProps) => (
  <div role="group" aria-label={question} className={styles.field}>
    <h4 className={styles.name}>{name}</h4>
    <div className={styles.sides}>
      {sides.map(({ whose, value, keep }) => (
        <div key={whose} className={styles.side}>
          <span className={styles.whose}>{whose}</span>
          <p className={styles.value}>{value}</p>
          {keep && (
            <PlainButton size="small" onClick={keep.onKeep}>
              {keep.text}
            </PlainButton>
          )}
        </div>
      ))}
    </div>
  </div>
);
