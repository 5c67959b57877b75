import { CANARY_PEOPLE, type RemoteOverview } from '@taskloom/contracts';
import type { Texts } from '../../texts';

type Sentences = readonly (string | false | null)[];

/** The effects of activating a version for this share of all people. */
export const activationSentences = (
  t: Texts,
  { name: remote, live, canary }: RemoteOverview,
  version: string,
  percent: number,
): Sentences => {
  if (!live) return [t('willRunFirst', { remote, version })];
  if (percent < 100) return [t('willTry', { remote, version, percent, live: live.version })];
  const stays = live.version === version;
  return [
    stays ? t('willRunFurther', { remote, version }) : t('willRun', { remote, version, live: live.version }),
    canary && canary.version !== version && t('canaryEnds', { version: canary.version }),
    !stays && t('nextVisit'),
  ];
};

/** A canary is also unproven when it fails for too many of its people. Its health also counts people outside of its group. */
export const unprovenText = (t: Texts, { name, canary }: RemoteOverview, version: string): string => {
  const isFew = canary?.version === version && canary.health.loads < CANARY_PEOPLE;
  return t(isFew ? 'unprovenFew' : 'unproven', { remote: name, version, people: CANARY_PEOPLE });
};

/** Ends the canary, or activates the previous version. */
export const rollbackSentences = (
  t: Texts,
  { name: remote, live, canary, rollbackTo, locked }: RemoteOverview,
): Sentences => {
  const stays = locked && t('staysLocked', { remote });
  const words = { remote, live: live?.version ?? '' };
  if (canary) return [t('willEndCanary', { ...words, version: canary.version }), stays];
  if (rollbackTo === null) return [t('nothingBefore')];
  return [t('willRollBack', { ...words, version: rollbackTo }), stays, t('nextVisit')];
};

/** The name of this remote. */
const THIS = 'operations';

export const revocationSentences = (
  t: Texts,
  { name: remote, live, canary, rollbackTo }: RemoteOverview,
  version: string,
): Sentences => {
  const isLive = live?.version === version;
  const last = isLive && rollbackTo === null;
  return [
    t('willRevoke', { remote, version }),
    canary?.version === version && t('canaryEnds', { version }),
    isLive && rollbackTo !== null && t('takesPlace', { version: rollbackTo }),
    last && t('nobodyGets', { remote }),
    last && remote === THIS && t('ownPage', { remote }),
  ];
};
