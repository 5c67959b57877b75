import { highlightParts } from './highlight-parts';
import styles from './highlight.module.css';

/**
 * Marks the words of the query in the text, ignoring case and accents.
 * @example
 * <p><Highlight text={task.title} query={text} /></p>
 */
export const Highlight = ({ text, query }: { text: string; query: string }) =>
  highlightParts(text, query).map(({ text: part, hit }, index) =>
    hit ? (
      <mark className={styles.mark} key={index}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
