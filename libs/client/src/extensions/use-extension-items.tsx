import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { ExtensionsContext, useExtensions, type ExtensionOffer } from './extensions-context';
import type { ExtensionItems, ExtensionRequests, FunctionPoint } from './points';

interface Answer<Point extends FunctionPoint> {
  /** The request that it answers. */
  request: ExtensionRequests[Point];
  items: readonly ExtensionItems[Point][];
  failed: boolean;
}

/** The answer of one extension. */
export interface ExtensionAnswer<Point extends FunctionPoint> {
  offer: ExtensionOffer<Point>;
  /** Empty until it answers. While a later request runs, these are the items of the one before; `current` is false then. */
  items: readonly ExtensionItems[Point][];
  current: boolean;
  failed: boolean;
  retry: () => void;
}

const NONE: readonly never[] = [];

/**
 * Calls the functions of all extensions for a point, each on its own. A request is answered once: pass the same object until it
 * changes, and null while the place is closed. The list is the same until an answer arrives.
 */
export function useExtensionItems<Point extends FunctionPoint>(
  point: Point,
  request: ExtensionRequests[Point] | null,
): readonly ExtensionAnswer<Point>[] {
  const host = useContext(ExtensionsContext);
  const offers = useExtensions(point);
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer<Point>>>>({});
  const [attempt, setAttempt] = useState(0);
  const answered = useRef(attempt);

  useEffect(() => {
    if (!host || request === null) return undefined;
    const over = new AbortController();
    const again = attempt !== answered.current;
    answered.current = attempt;
    const keep = (offer: ExtensionOffer<Point>, answer: Omit<Answer<Point>, 'request'>) => {
      if (!over.signal.aborted) setAnswers((all) => ({ ...all, [offer.key]: { ...answer, request } }));
    };
    for (const offer of offers)
      host.call(offer, request, { signal: over.signal, again }).then(
        (items) => keep(offer, { items, failed: false }),
        () => keep(offer, { items: NONE, failed: true }),
      );
    return () => over.abort();
  }, [host, offers, request, attempt]);

  return useMemo(
    () =>
      offers.map((offer) => {
        const answer = answers[offer.key];
        return {
          offer,
          items: answer?.items ?? NONE,
          current: answer !== undefined && answer.request === request,
          failed: answer?.failed ?? false,
          retry: () => setAttempt((last) => last + 1),
        };
      }),
    [offers, answers, request],
  );
}

/** One quiet line for each extension that failed; nothing otherwise. */
export function ExtensionFailures<Point extends FunctionPoint>({
  answers,
}: {
  answers: readonly ExtensionAnswer<Point>[];
}) {
  const host = useContext(ExtensionsContext);
  return (
    host &&
    answers
      .filter(({ failed }) => failed)
      .map(({ offer, retry }) => <host.Missing key={offer.key} offer={offer} onRetry={retry} />)
  );
}
