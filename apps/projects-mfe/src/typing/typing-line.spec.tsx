import { SERVER_EVENTS, type TypingEvent } from '@taskloom/contracts';
import { aUser, renderApp } from '@taskloom/client/test-kit';
import { RealtimeProvider, type Realtime } from '@taskloom/client/realtime';
import { act, screen } from '@testing-library/react';
import { TypingLine } from './typing-line';

const ben = aUser({ name: 'Ben Baker' });

const nothing = () => () => {};

/** Renders both lines on a connection whose server side is the test. */
function open() {
  const handlers = new Set<(event: TypingEvent) => void>();
  const realtime = {
    status: () => 'online',
    onStatus: nothing,
    on: (name: string, handler: (event: TypingEvent) => void) => {
      if (name === SERVER_EVENTS.userTyping) handlers.add(handler);
      return () => handlers.delete(handler);
    },
    rooms: { watch: nothing, onJoined: nothing, onLeft: nothing, onRefused: nothing },
    connect: () => {},
    disconnect: () => {},
  } as unknown as Realtime;
  renderApp(
    <RealtimeProvider realtime={realtime}>
      <TypingLine taskId="t" field="title" />
      <TypingLine taskId="t" />
    </RealtimeProvider>,
  );
  return (field: TypingEvent['field'], isTyping = true) =>
    act(() =>
      handlers.forEach((handler) => handler({ projectId: 'p', taskId: 't', user: ben, isTyping, field })),
    );
}

it('shows who types in which field, until they stop or start in another', () => {
  const hear = open();
  hear('title');
  screen.getByText('Ben is typing here...');
  hear('comment');
  screen.getByText('Ben is typing...');
  expect(screen.queryByText('Ben is typing here...')).toBeNull();
  hear('comment', false);
  expect(screen.queryByText('Ben is typing...')).toBeNull();
});
