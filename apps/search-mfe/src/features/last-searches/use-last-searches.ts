import { remoteStorage } from '@taskloom/client';
import { foldText, LIMITS } from '@taskloom/contracts';
import { useCallback, useState } from 'react';

type Terms = readonly string[];

const MOST = 6;
const KEY = 'last';

const storage = remoteStorage('search');

const isTerm = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LIMITS.query;

const read = (): Terms => {
  const kept = storage.read(KEY);
  return Array.isArray(kept) ? kept.filter(isTerm).slice(0, MOST) : [];
};

const without = (terms: Terms, term: string): Terms =>
  terms.filter((other) => foldText(other) !== foldText(term));

/** The person's last searches, the newest first, each once. This browser keeps them until the sign-out. */
export function useLastSearches() {
  const [terms, setTerms] = useState(read);
  const change = useCallback((changed: (kept: Terms) => Terms) => {
    // Another tab may have changed them.
    const next = changed(read()).slice(0, MOST);
    if (next.length > 0) storage.write(KEY, next);
    else storage.remove(KEY);
    setTerms(next);
  }, []);
  return {
    terms,
    remember: useCallback((term: string) => change((kept) => [term, ...without(kept, term)]), [change]),
    forget: useCallback((term: string) => change((kept) => without(kept, term)), [change]),
    forgetAll: useCallback(() => change(() => []), [change]),
  };
}
