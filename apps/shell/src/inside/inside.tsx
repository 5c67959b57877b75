import { SlotContext } from '@taskloom/client';
import { createRealtime, RealtimeProvider } from '@taskloom/client/realtime';
import { Parts, RemotesProvider } from '../remotes';
import { InsideRoutes } from './inside-routes';

/** One connection a tab, for as long as the page lives. */
const realtime = createRealtime();

/** Behind the sign-in: the socket, the remotes, the frame. */
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
