import {
  SERVER_EVENTS,
  TASK_DEFAULTS,
  type TaskEdit,
  type TaskUpdatedEvent,
  type User,
} from '@taskloom/contracts';
import { aUser, renderApp } from '@taskloom/client/test-kit';
import { RealtimeProvider, type ConnectionStatus, type Realtime } from '@taskloom/client/realtime';
import { act, screen, within } from '@testing-library/react';
import { ConflictView } from './conflict-view';

const [MAYA, JONAS, AIKO] = ['Maya', 'Jonas', 'Aiko'].map((name) => aUser({ _id: name, name })) as [
  User,
  User,
  User,
];

/** Conflicts of these fields, and what the server says meanwhile. Maya is the person who edits. */
function open(...conflicts: TaskEdit[]) {
  const handlers = new Set<(event: TaskUpdatedEvent) => void>();
  const listeners = new Set<() => void>();
  let status: ConnectionStatus = 'online';
  const nothing = () => () => {};
  const realtime = {
    status: () => status,
    onStatus: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    on: (name: string, handler: (event: TaskUpdatedEvent) => void) => {
      if (name === SERVER_EVENTS.taskUpdated) handlers.add(handler);
      return () => handlers.delete(handler);
    },
    rooms: { watch: nothing, onJoined: nothing, onLeft: nothing, onRefused: nothing },
    connect: () => {},
    disconnect: () => {},
  } as unknown as Realtime;
  const draft = { ...TASK_DEFAULTS, title: 'Mine', assignees: [] };
  const form = { seen: { ...draft, title: 'Other' }, draft, conflicts, keep: () => {} };
  renderApp(
    <RealtimeProvider realtime={realtime}>
      <ConflictView taskId="t" form={form} people={[]} />
    </RealtimeProvider>,
    { user: MAYA },
  );
  return {
    hear: (actor: TaskUpdatedEvent['actor'], updates: Partial<typeof draft>, taskId = 't') =>
      act(() =>
        handlers.forEach((handler) => handler({ projectId: 'p', revision: 1, actor, taskId, updates })),
      ),
    become: (next: ConnectionStatus) => {
      status = next;
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}

const side = (field: string, name: string) =>
  within(screen.getByRole('group', { name: new RegExp(`^${field}`) })).getByText(name);

it('names who changed the field, not who changed the task last', () => {
  const { hear } = open('description');
  hear(JONAS, { description: 'By Jonas' });
  hear(AIKO, { priority: 'high' });
  screen.getByRole('heading', { name: `${JONAS.name} changed the same field` });
  side('Description', JONAS.name);
});

it('names each person beside the field that the person changed', () => {
  const { hear } = open('title', 'description');
  hear(JONAS, { description: 'By Jonas' });
  hear(AIKO, { title: 'By Aiko' });
  screen.getByRole('heading', { name: 'Someone else changed the same field' });
  side('Title', AIKO.name);
  side('Description', JONAS.name);
});

it('names no one for changes of other tasks, own changes in another tab, and after a lost connection', () => {
  const { hear, become } = open('title');
  hear(JONAS, { title: 'Elsewhere' }, 'other');
  side('Title', 'Theirs');
  hear(JONAS, { title: 'By Jonas' });
  side('Title', JONAS.name);
  hear(MAYA, { title: 'By me' });
  side('Title', 'Theirs');
  hear(JONAS, { title: 'By Jonas' });
  become('offline');
  side('Title', 'Theirs');
});
