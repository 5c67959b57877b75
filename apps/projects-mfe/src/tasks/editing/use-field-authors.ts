import { fieldsIn, SERVER_EVENTS, type TaskEdit } from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import { useConnectionStatus, useServerEvent } from '@taskloom/client/realtime';
import { useState } from 'react';

type Authors = Readonly<Partial<Record<TaskEdit, string>>>;
const NO_AUTHORS: Authors = {};

/** The other person who changed each field of the open task last. Unknown after a lost connection, which may hide later changes. */
export function useFieldAuthors(taskId: string): Authors {
  const me = useUser();
  const [authors, setAuthors] = useState(NO_AUTHORS);
  const isOnline = useConnectionStatus() === 'online';
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (wasOnline !== isOnline) {
    setWasOnline(isOnline);
    if (!isOnline) setAuthors(NO_AUTHORS);
  }
  useServerEvent(SERVER_EVENTS.taskUpdated, ({ taskId: of, actor, created, updates }) => {
    if (of !== taskId || created) return;
    const name = actor === null || actor._id === me._id ? undefined : actor.name;
    const changed = fieldsIn(updates).map((field) => [field, name] as const);
    setAuthors((known) => ({ ...known, ...Object.fromEntries(changed) }));
  });
  return authors;
}
