/** A set of listeners. */
export interface Observable<A extends unknown[] = []> {
  /** Adds a listener once. Returns the unsubscribe function. */
  subscribe: (listener: (...args: A) => void) => () => void;
  /** Calls all listeners, in order of subscription. */
  notify: (...args: A) => void;
}

/**
 * @param connect is called before the first listener is added; the function that it returns is called after the last one is removed
 */
export function createObservable<A extends unknown[] = []>(
  connect?: (notify: (...args: A) => void) => () => void,
): Observable<A> {
  const listeners = new Set<(...args: A) => void>();
  let disconnect: (() => void) | undefined;
  const notify = (...args: A): void => listeners.forEach((listener) => listener(...args));
  return {
    subscribe: (listener) => {
      if (listeners.size === 0) disconnect = connect?.(notify);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
    notify,
  };
}
