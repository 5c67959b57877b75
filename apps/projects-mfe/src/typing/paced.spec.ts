import { GAP_MS, pacedTyping, type Typing } from './paced';

const typing = (field: Typing['field'], isTyping = true): Typing => ({
  projectId: 'p',
  taskId: 't',
  isTyping,
  field,
});

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells the first at once, and of what follows too fast only the last', () => {
  const send = jest.fn();
  const realtime = { send };
  pacedTyping(realtime)(typing('title'));
  expect(send.mock.calls).toEqual([['typing', typing('title')]]);
  pacedTyping(realtime)(typing('title', false));
  pacedTyping(realtime)(typing('comment'));
  expect(send).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(GAP_MS);
  expect(send.mock.calls.slice(1)).toEqual([['typing', typing('comment')]]);
  jest.advanceTimersByTime(GAP_MS);
  expect(send).toHaveBeenCalledTimes(2);
});

it('waits for nothing after a pause', () => {
  const send = jest.fn();
  const tell = pacedTyping({ send });
  tell(typing('title'));
  jest.advanceTimersByTime(GAP_MS);
  tell(typing('title', false));
  expect(send).toHaveBeenCalledTimes(2);
});
