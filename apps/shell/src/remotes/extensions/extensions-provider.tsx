import { useMemo, type ReactNode } from 'react';
import { ExtensionsContext, useAppDispatch, type ExtensionsHost } from '@taskloom/client';
import { useLanguage } from '@taskloom/client/texts';
import { useRemotes } from '../registry/remotes-context';
import { Part } from '../slot/parts';
import { PartMissing } from '../slot/part-missing';
import type { Surroundings } from './call-function';
import { isOffered, offersOf, placeOf } from './offers';

const OfferPart: ExtensionsHost['Part'] = ({ offer, ...rest }) => {
  if (!isOffered(offer)) return null;
  if (offer.unfit) return <PartMissing title={offer.title} unfit />;
  return <Part remote={offer.remote} slot={placeOf(offer)} title={offer.title} {...rest} />;
};

const OfferMissing: ExtensionsHost['Missing'] = ({ offer, onRetry }) =>
  isOffered(offer) && (
    <PartMissing title={offer.title} version={offer.remote.version} unfit={offer.unfit} onRetry={onRetry} />
  );

/** Provides what remotes offer for the extension points of all screens. Functions are called by code that is loaded with the first one. */
export function RemoteExtensions({ children }: { children: ReactNode }) {
  const { remotes, screens, freshen, occupy } = useRemotes();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const offers = useMemo(() => offersOf(remotes, language), [remotes, language]);

  const call = useMemo((): ExtensionsHost['call'] => {
    const surroundings: Surroundings = { screens, freshen, occupy, dispatch, trackers: new Map() };
    return async (...args) => (await import('./call-function')).callFunction(surroundings, ...args);
  }, [screens, freshen, occupy, dispatch]);

  const host = useMemo(() => ({ offers, call, Part: OfferPart, Missing: OfferMissing }), [offers, call]);
  return <ExtensionsContext value={host}>{children}</ExtensionsContext>;
}
