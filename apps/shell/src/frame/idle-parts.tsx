import { KeptAnswers } from '../kept-answers/kept-answers';
import { LiveNotices } from '../notifications/live-notices';
import { UndoneToasts } from '../undone/undone-toasts';
import { ScrollOnBack } from './scroll-on-back';

/** Parts of the frame without an appearance of their own until something happens. Loaded when the page is idle. */
export default function IdleParts() {
  return (
    <>
      <UndoneToasts />
      <LiveNotices />
      <ScrollOnBack />
      <KeptAnswers />
    </>
  );
}
