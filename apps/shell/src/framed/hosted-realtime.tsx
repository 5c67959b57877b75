import { useState, type ReactNode } from 'react';
import { RealtimeContext, useRealtime } from '@taskloom/client/realtime';

interface HostedRealtimeProps {
  /** Lets the page around join the project's room. Returns the function that leaves it. */
  join: (projectId: string) => () => void;
  children: ReactNode;
}

/** The page around has the connection, and sends newer data. Who is present is not known here. */
export function HostedRealtime({ join, children }: HostedRealtimeProps) {
  const disconnected = useRealtime();
  const [realtime] = useState(() => ({
    ...disconnected,
    rooms: { ...disconnected.rooms, watch: (projectId: string) => join(projectId) },
  }));
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>;
}
