import { useEffect } from 'react';
import { KeepFavourites } from './keep-favourites';
import { KeptAnswers } from '../kept-answers/kept-answers';
import { LiveNotices } from '../notifications/live-notices';
import { registerServiceWorker } from '../service-worker/register';
import { LearnedKeys } from '../shortcuts/learned-keys';
import { UndoneToasts } from '../undone/undone-toasts';
import { KeepParts } from './keep-parts';
import { ScrollOnBack } from './scroll-on-back';

/** Parts of the frame without an appearance of their own until something happens. Loaded when the page is idle. */
export default function IdleParts() {
  useEffect(registerServiceWorker, []);
  return (
    <>
      <UndoneToasts />
      <LiveNotices />
      <ScrollOnBack />
      <KeepParts />
      <KeptAnswers />
      <LearnedKeys />
      <KeepFavourites />
    </>
  );
}
