import styles from './highlight.module.css';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Marks each word of the query where it occurs in the text, whatever its case. */
export const Highlight = ({ text, query }: { text: string; query: string }) => {
  const words = query.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return text;
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'gi'));
  // Split by one group: every second part is a hit.
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <mark className={styles.mark} key={index}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
};
