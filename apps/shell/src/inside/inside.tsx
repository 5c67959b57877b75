import { useEffect } from 'react';
import { SlotContext, whenIdle } from '@taskloom/client';
import { createRealtime, RealtimeProvider } from '@taskloom/client/realtime';
import { Parts, RemoteExtensions, RemotesProvider } from '../remotes';
import { registerServiceWorker } from '../service-worker/register';
import { InsideRoutes } from './inside-routes';
import { StepUp } from '../step-up/step-up';
import { KeepParts } from './keep-parts';

/** One connection per tab, for the lifetime of the page. */
const realtime = createRealtime();

/** The part for signed-in people: the socket, the remotes, the frame. */
export default function Inside() {
  useEffect(() => whenIdle(registerServiceWorker), []);
  return (
    <RealtimeProvider realtime={realtime}>
      <RemotesProvider>
        <RemoteExtensions>
          <SlotContext value={Parts}>
            <InsideRoutes />
            <KeepParts />
            <StepUp />
          </SlotContext>
        </RemoteExtensions>
      </RemotesProvider>
    </RealtimeProvider>
  );
}
