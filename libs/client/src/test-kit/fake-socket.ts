import { EventEmitter } from 'node:events';
import { CLIENT_EVENTS } from '@taskloom/contracts';

/** A socket whose server side is the test. */
export class FakeSocket extends EventEmitter {
  connected = false;
  active = true;
  sent: unknown[][] = [];
  private any: ((...args: unknown[]) => void)[] = [];
  onAny = (listener: (...args: unknown[]) => void) => this.any.push(listener);
  offAny = () => (this.any = []);
  connect = () => this;
  override emit(...args: [string, ...unknown[]]): boolean {
    this.sent.push(args);
    return true;
  }
  disconnect = jest.fn(() => this.drop());
  /** Emits a server event. */
  accept() {
    this.connected = true;
    super.emit('connect');
  }
  /** The connection is not made. */
  fail(message: string) {
    super.emit('connect_error', new Error(message));
  }
  drop({ forGood = false } = {}) {
    this.connected = false;
    this.active = !forGood;
    super.emit('disconnect');
  }
  say(event: string, payload: unknown) {
    this.any.forEach((listener) => listener(event, payload));
  }
  answerJoin(answer: unknown) {
    const join = this.sent.findLast(([event]) => event === CLIENT_EVENTS.joinProject);
    (join?.[2] as (answer: unknown) => void)(answer);
  }
  joins = () => this.sent.filter(([event]) => event === CLIENT_EVENTS.joinProject).length;
}
