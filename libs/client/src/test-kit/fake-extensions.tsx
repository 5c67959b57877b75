import { useState, type ReactNode } from 'react';
import { ExtensionsContext, type ExtensionsHost } from '../extensions/extensions-context';
import type { ComponentPoint, ExtensionFunction, FunctionPoint } from '../extensions/points';
import { useAppDispatch } from '../store/hooks';

type Functions = { [Point in FunctionPoint]: ExtensionFunction<Point> };

interface FakeExtensionsProps {
  /** Parts of a remote at points for components. */
  parts?: Partial<Record<ComponentPoint, ReactNode>>;
  /** The functions of a remote. */
  functions?: Partial<Functions>;
  children: ReactNode;
}

const NONE: Functions = {
  'card-badge': async () => [],
  'calendar-source': async () => [],
  'search-provider': async () => [],
};

/** One extension with the title 'Extra' for each given point, for tests of screens with extension points. */
export function FakeExtensions({ parts = {}, functions = {}, children }: FakeExtensionsProps) {
  const dispatch = useAppDispatch();
  const [host] = useState((): ExtensionsHost => {
    const nodes = new Map<string, ReactNode>(Object.entries(parts));
    const all: Functions = { ...NONE, ...functions };
    return {
      offers: [...nodes.keys(), ...Object.keys(functions)].map((point) => ({
        point,
        key: `extra.${point}`,
        title: 'Extra',
      })),
      Part: ({ offer }) => nodes.get(offer.point),
      Missing: ({ onRetry }) => (
        <p>
          Extra is missing. <button onClick={onRetry}>Retry extra</button>
        </p>
      ),
      call: async (offer, request, { signal }) => all[offer.point](request, { dispatch, signal }),
    };
  });
  return <ExtensionsContext value={host}>{children}</ExtensionsContext>;
}
