import { EXTENSION_POINTS, type ResolvedRemote } from '@taskloom/contracts';
import type { ExtensionOffer } from '@taskloom/client';
import type { Language } from '@taskloom/client/texts';
import { fits } from '../registry/compatibility';

/** An extension with its remote. */
export interface Offered extends ExtensionOffer {
  id: string;
  remote: ResolvedRemote;
  /** It works with other versions of the point than the installed one. */
  unfit: boolean;
}

/** Every offer that a screen gets is one of {@link offersOf}. */
export const isOffered = (offer: ExtensionOffer): offer is Offered => 'remote' in offer;

const versionOf = (point: string): string | undefined =>
  Object.entries(EXTENSION_POINTS).find(([name]) => name === point)?.[1].version;

/** The place of an extension for the loader; those of routes start with `/`. */
export const placeOf = ({ point, id }: Pick<Offered, 'point' | 'id'>): string => `#${point}/${id}`;

/** The extensions of all remotes, except for points that this shell doesn't have. */
export const offersOf = (remotes: readonly ResolvedRemote[], language: Language): readonly Offered[] =>
  remotes.flatMap((remote) =>
    (remote.extensions ?? []).flatMap(({ point, version, id, title, titles }) => {
      const installed = versionOf(point);
      if (installed === undefined) return [];
      const unfit = !fits(installed, version);
      return [{ point, id, key: `${remote.name}.${id}`, title: titles?.[language] ?? title, remote, unfit }];
    }),
  );
