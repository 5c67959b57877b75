import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '@taskloom/client/router';
import { readSearch, writeSearch, type Filters } from '../../search-url';

/** Pause in typing after which the search runs by itself, milliseconds. */
const DEBOUNCE_MS = 150;

/**
 * The search as the address has it, and the text of the box. Typing follows into the address after a pause; Back, Forward
 * and links put their query into the box.
 */
export function useSearchAddress() {
  const [params, setParams] = useSearchParams();
  const { q, filters } = useMemo(() => readSearch(params), [params]);
  const [text, setText] = useState(q);
  /** Queries on their way from the box into the address: when one arrives, the box may be further already. */
  const sent = useRef<string[]>([]);

  const run = useCallback(
    (query: string) => {
      if (query !== q) sent.current.push(query);
      setParams(writeSearch(query, filters), { replace: true });
    },
    [q, filters, setParams],
  );

  useEffect(() => {
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
    /** Without waiting for the pause. */
    runNow: () => run(text.trim()),
    /** An entry of its own in the history: Back takes the filters off again. */
    applyFilters: (next: Filters) => setParams(writeSearch(q, next)),
  };
}
