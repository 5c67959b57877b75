import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '@taskloom/client/router';
import { readSearch, writeSearch, type Filters } from '../../search-url';

/** Pause in typing before the search runs automatically, in milliseconds. */
const DEBOUNCE_MS = 150;

/**
 * The search in the address, and the text in the box. Typing updates the address after a pause; Back, Forward
 * and links update the box.
 */
export function useSearchAddress() {
  const [params, setParams] = useSearchParams();
  const { q, filters } = useMemo(() => readSearch(params), [params]);
  const [text, setText] = useState(q);
  /** Queries that the address doesn't contain yet: by the time one arrives there, the text in the box may be newer. */
  const sent = useRef<string[]>([]);
  const last = useRef(q);

  const run = useCallback(
    (query: string) => {
      if (query !== q) sent.current.push(query);
      setParams((now) => writeSearch(query, readSearch(now).filters), { replace: true });
    },
    [q, setParams],
  );

  useEffect(() => {
    // Not on mount: this effect may run after the first key, which it would undo.
    if (q === last.current) return;
    last.current = q;
    const arrived = sent.current.indexOf(q);
    sent.current.splice(0, arrived < 0 ? sent.current.length : arrived + 1);
    if (arrived < 0) setText(q);
  }, [q]);

  useEffect(() => {
    const query = text.trim();
    if (query === q) return;
    const timer = setTimeout(() => run(query), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, q, run]);

  return {
    q,
    filters,
    text,
    setText,
    /** Without the pause; another query than that in the box replaces it. */
    runNow: (query = text) => {
      setText(query);
      run(query.trim());
    },
    /** Adds a history entry, so that Back removes the filters. */
    applyFilters: (next: Filters) => setParams((now) => writeSearch(readSearch(now).q, next)),
  };
}
