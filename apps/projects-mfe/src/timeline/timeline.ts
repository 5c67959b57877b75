import type { Comment } from '@taskloom/contracts';
import { remoteStorage } from '@taskloom/client';
import { useState, type ReactNode } from 'react';

/** An event that is shown between the comments of a task. */
export interface TimelineLine {
  key: string;
  time: string;
  line: ReactNode;
}

export interface TimelineEvents {
  /** Oldest first. */
  lines: readonly TimelineLine[];
  /** The first page is not there yet. */
  isLoading: boolean;
  /** Loads or retries; shown above the oldest line. */
  older?: ReactNode;
  shown: boolean;
  onToggle: () => void;
}

export type Entry = { comment: Comment } | { event: TimelineLine };

/**
 * Comments and events in the order of time, oldest first. Events from before the oldest loaded comment stay away while there are older
 * comments, so that nothing is missing between two entries.
 */
export function entriesOf(
  comments: readonly Comment[],
  lines: readonly TimelineLine[],
  hasOlderComments: boolean,
): { entries: Entry[]; isCut: boolean } {
  const first = hasOlderComments ? comments[0]?.createdAt : undefined;
  const fitting = lines.filter(({ time }) => first === undefined || time >= first);
  const all = [
    ...comments.map((comment) => ({ time: comment.createdAt, entry: { comment } as Entry })),
    ...fitting.map((event) => ({ time: event.time, entry: { event } as Entry })),
  ];
  // Stable: what has the same time keeps its order.
  const entries = all.sort((a, b) => Date.parse(a.time) - Date.parse(b.time)).map(({ entry }) => entry);
  return { entries, isCut: fitting.length < lines.length };
}

const storage = remoteStorage('projects');
const KEY = 'timeline';

/** Whether the person wants to see events between the comments; remembered for all tasks. */
export function useEventsShown(): [boolean, () => void] {
  const [shown, setShown] = useState(() => storage.read(KEY) !== 'comments');
  const toggle = () => {
    storage.write(KEY, shown ? 'comments' : 'all');
    setShown(!shown);
  };
  return [shown, toggle];
}
