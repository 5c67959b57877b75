import { LazyBoundary, lazyPart } from '@taskloom/client';
import { Suspense, useState } from 'react';
import styles from './markdown.module.css';
import type { MarkdownProps } from './markdown';

const Markdown = lazyPart(() => import('./markdown'));

/** Characters that Markdown uses. Text without any is shown without loading the renderer. */
const MARKUP = /[*_`~#>|[\]<]|https?:|www\.|^[ \t]*(?:[-+]|\d{1,9}[.)])[ \t]/m;

/** A text in Markdown. Until its renderer is loaded, or if that fails, the text as it was typed. */
export function RichText(props: MarkdownProps) {
  const [failed, setFailed] = useState(false);
  const plain = <p className={styles.plain}>{props.text}</p>;
  if (failed || !MARKUP.test(props.text)) return plain;
  return (
    <LazyBoundary onFail={() => setFailed(true)}>
      <Suspense fallback={plain}>
        <Markdown {...props} />
      </Suspense>
    </LazyBoundary>
  );
}
