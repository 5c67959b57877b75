import { SlotContext } from '@taskloom/client';
import { createRealtime, RealtimeProvider } from '@taskloom/client/realtime';
import { Parts, RemotesProvider } from '../remotes';
import { InsideRoutes } from './inside-routes';

/** One connection per tab, for the lifetime of the page. */
const realtime = createRealtime();

/** The part for signed-in people: the socket, the remotes, the frame. */
export default function Inside() {
  return (
    <RealtimeProvider realtime={realtime}>
      <RemotesProvider>
        <SlotContext value={Parts}>
          <InsideRoutes />
        </SlotContext>
      </RemotesProvider>
    </RealtimeProvider>
  );
}
