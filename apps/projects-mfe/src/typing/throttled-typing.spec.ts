import { CLIENT_EVENTS } from '@taskloom/contracts';
import { GAP_MS, throttledTyping, type Typing } from './throttled-typing';

const typing = (field: Typing['field'], isTyping = true): Typing => ({
  projectId: 'p',
  taskId: 't',
  isTyping,
  field,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends the first at once, and of those within the interval only the last', () => {
  const send = jest.fn();
  const realtime = { send };
  throttledTyping(realtime)(typing('title'));
  expect(send.mock.calls).toEqual([[CLIENT_EVENTS.typing, typing('title')]]);
  throttledTyping(realtime)(typing('title', false));
  throttledTyping(realtime)(typing('comment'));
  expect(send).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(GAP_MS);
  expect(send.mock.calls.slice(1)).toEqual([[CLIENT_EVENTS.typing, typing('comment')]]);
  jest.advanceTimersByTime(GAP_MS);
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends at once again after the interval', () => {
  const send = jest.fn();
  const report = throttledTyping({ send });
  report(typing('title'));
  jest.advanceTimersByTime(GAP_MS);
  report(typing('title', false));
  expect(send).toHaveBeenCalledTimes(2);
});
