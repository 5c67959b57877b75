import type { Realtime } from '@taskloom/client/realtime';
import { ROOMS_JOINED } from './limits';
import type { FromFrame } from './messages';

export interface FrameRooms {
  change: (message: Extract<FromFrame, { type: 'room' }>) => void;
  close: () => void;
}

/** Joins the rooms of projects that a frame shows, so that their data stays live. */
export function createFrameRooms({ rooms }: Pick<Realtime, 'rooms'>): FrameRooms {
  const joined = new Map<string, () => void>();
  return {
    change: ({ projectId, joined: join }) => {
      if (!join) {
        joined.get(projectId)?.();
        joined.delete(projectId);
      } else if (!joined.has(projectId) && joined.size < ROOMS_JOINED)
        joined.set(
          projectId,
          rooms.watch(projectId, () => {}),
        );
    },
    close: () => {
      for (const leave of joined.values()) leave();
      joined.clear();
    },
  };
}
