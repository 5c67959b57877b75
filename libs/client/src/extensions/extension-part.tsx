import { useContext, type ReactNode } from 'react';
import { ExtensionsContext, useExtensions, type ExtensionOffer } from './extensions-context';
import type { ComponentPoint, ExtensionProps } from './points';

interface ExtensionPartProps<Point extends ComponentPoint> {
  offer: ExtensionOffer<Point>;
  given: ExtensionProps[Point];
  /** While it loads; nothing by default. */
  loading?: ReactNode;
}

/** The component of one extension. Its failure is one line in its place. */
export function ExtensionPart<Point extends ComponentPoint>(props: ExtensionPartProps<Point>) {
  const host = useContext(ExtensionsContext);
  return host && <host.Part {...props} />;
}

interface ExtensionPartsProps<Point extends ComponentPoint> {
  point: Point;
  given: ExtensionProps[Point];
}

/** The components of all extensions for a point, one after the other. */
export function ExtensionParts<Point extends ComponentPoint>({ point, given }: ExtensionPartsProps<Point>) {
  return useExtensions(point).map((offer) => <ExtensionPart key={offer.key} offer={offer} given={given} />);
}
