import { createContext, useContext, useMemo, type ComponentType, type ReactNode } from 'react';
import type { ExtensionItems, ExtensionProps, ExtensionRequests, FunctionPoint } from './points';

/** One extension that a remote offers for a point. Nothing of its code has run. */
export interface ExtensionOffer<Point extends string = string> {
  point: Point;
  /** Unique on the page, and usable in an address: `reports.summary`. */
  key: string;
  /** In the language of the page. */
  title: string;
}

interface PartProps {
  offer: ExtensionOffer;
  given: Readonly<object>;
  loading?: ReactNode;
}

interface MissingProps {
  offer: ExtensionOffer;
  onRetry: () => void;
}

export interface CallOptions {
  /** Aborted when the answer is no longer needed. */
  signal: AbortSignal;
  /** The person retries, so an earlier failure doesn't count. */
  again: boolean;
}

/** How the shell runs extensions. */
export interface ExtensionsHost {
  /** All of this page, in the order of the registry. The list is the same until it changes. */
  offers: readonly ExtensionOffer[];
  /** Loads and renders a component; contains its errors. */
  Part: ComponentType<PartProps>;
  /** The line in place of a function that failed. */
  Missing: ComponentType<MissingProps>;
  /** Loads and calls a function, within its time limit. Rejects when it fails. */
  call: <Point extends FunctionPoint>(
    offer: ExtensionOffer<Point>,
    request: ExtensionRequests[Point],
    options: CallOptions,
  ) => Promise<readonly ExtensionItems[Point][]>;
}

/** Provided by the shell; without a shell there are no extensions. */
export const ExtensionsContext = createContext<ExtensionsHost | null>(null);

const NONE: readonly never[] = [];

/** The extensions that remotes offer for a point; the same list until it changes. */
export function useExtensions<Point extends keyof ExtensionProps | FunctionPoint>(
  point: Point,
): readonly ExtensionOffer<Point>[] {
  const { offers = NONE } = useContext(ExtensionsContext) ?? {};
  return useMemo(
    () => offers.filter((offer): offer is ExtensionOffer<Point> => offer.point === point),
    [offers, point],
  );
}
