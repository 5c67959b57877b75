import styles from './sentence.module.css';

/** Commands, between backticks, and versions as the registry takes them (`REMOTE_VERSION`). */
const WHOLE = /(`[^`]+`|\d{1,9}\.\d+\.\d+(?:-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)?)/;

/** A sentence with commands as code and versions that don't break at their hyphens. */
export const Sentence = ({ text }: { text: string }) =>
  text.split(WHOLE).map((part, at) => {
    if (at % 2 === 0) return part;
    const key = `${at} ${part}`;
    return part.startsWith('`') ? (
      <code key={key} className={styles.command}>
        {part.slice(1, -1)}
      </code>
    ) : (
      <span key={key} className={styles.version}>
        {part}
      </span>
    );
  });
