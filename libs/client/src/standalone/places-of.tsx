import type { ReactElement } from 'react';
import type { ExtensionOffer } from '../extensions/extensions-context';
import type { RemoteApp } from '../remote/remote-app';
import type { StandaloneDeclaration } from './declaration';
import { Commands, Notifications } from './declared-places';
import { ExtensionPlace } from './places';
import { STANDALONE_WORDS } from './texts';

/** A screen of the mock shell. */
export interface Place {
  path: string;
  title: string;
  element: ReactElement;
}

/** The extensions that the code has, with the titles of `remote.json`. Their keys are their ids. */
export const extensionsOf = (
  { extensions = {} }: RemoteApp,
  declaration?: StandaloneDeclaration,
): readonly ExtensionOffer[] =>
  Object.entries(extensions).map(([id, { point }]) => ({
    point,
    key: id,
    title: declaration?.extensions?.find((declared) => declared.id === id)?.title ?? id,
  }));

/** `/extensions/report` */
const pathOf = (id: string): string => `/extensions/${id}`;

export function placesOf(offers: readonly ExtensionOffer[], declaration?: StandaloneDeclaration): Place[] {
  const { title = '', commands = [], notifications = [] } = declaration ?? {};
  const places = offers.map((offer) => ({
    path: pathOf(offer.key),
    title: `${offer.title} (${offer.point})`,
    element: <ExtensionPlace offer={offer} />,
  }));
  if (commands.length > 0)
    places.push({
      path: pathOf('palette-command'),
      title: STANDALONE_WORDS.commands,
      element: <Commands commands={commands} />,
    });
  if (notifications.length > 0)
    places.push({
      path: pathOf('notification-type'),
      title: STANDALONE_WORDS.notifications,
      element: <Notifications from={title} notifications={notifications} />,
    });
  return places;
}
