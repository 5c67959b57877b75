import { SlotContext } from '@taskloom/client';
import { createRealtime, RealtimeProvider } from '@taskloom/client/realtime';
import { Parts, RemoteExtensions, RemotesProvider } from '../remotes';
import { InsideRoutes } from './inside-routes';
import { StepUp } from '../step-up/step-up';

/** One connection per tab, for the lifetime of the page. */
const realtime = createRealtime();

/** The part for signed-in people: the socket, the remotes, the frame. */
export default function Inside() {
  return (
    <RealtimeProvider realtime={realtime}>
      <RemotesProvider>
        <RemoteExtensions>
          <SlotContext value={Parts}>
            <InsideRoutes />
            <StepUp />
          </SlotContext>
        </RemoteExtensions>
      </RemotesProvider>
    </RealtimeProvider>
  );
}
