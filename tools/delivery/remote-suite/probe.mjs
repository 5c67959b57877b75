// @ts-check
/* global taskloomProbe, window, document, location, history, Element, History, Node, PopStateEvent, XMLHttpRequest */
/** Runs in the page of a tested remote before its own code. Each function is self-contained, because the browser gets its source text. */

/**
 * @typedef {object} Probe
 * @property {string[]} paths of navigations that the suite did not start
 * @property {'500' | 'no answer' | undefined} fault simulated instead of the API's responses
 * @property {Set<unknown>} timers that are pending
 * @property {number} subscriptions to the store
 * @property {string[]} extensions of the remote: `project-tab/report`
 * @property {() => number} queries number of active subscriptions to server data
 * @property {() => string[]} changed globals: built-in methods that were replaced, and names added to the window
 * @property {number} fetches how often `fetch` was replaced
 * @property {(path: string) => Promise<void>} enter goes to a screen, and waits until it is rendered
 * @property {() => Promise<void>} leave goes to a path without a screen, and waits until the screen is gone
 * @property {() => Promise<void>} pause waits for immediate follow-up work
 */

/** Time limit for rendering or removing a screen, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The script to add to a page. */
export const probeScript = () =>
  `(${walk})(${PATIENCE_MS}); (${watchGlobals})(); (${countTimers})(); (${watchStore})(); (${breakApi})();`;

/** @param {number} patienceMs */
function walk(patienceMs) {
  const push = history.pushState.bind(history);
  const later = window.setTimeout.bind(window);
  /** @type {string[]} */
  const paths = [];
  for (const name of /** @type {const} */ (['pushState', 'replaceState'])) {
    const go = history[name].bind(history);
    history[name] = (state, unused, url) => {
      paths.push(new URL(String(url ?? ''), location.href).pathname);
      go(state, unused, url);
    };
  }
  /** Waits for the next task without a timer. */
  const task = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(0);
    });
  /** @param {string} what @param {() => boolean} holds */
  const until = async (what, holds) => {
    const end = performance.now() + patienceMs;
    while (!holds()) {
      if (performance.now() > end) throw new Error(`${what} within ${patienceMs} ms`);
      await task();
    }
  };
  /** @param {string} path */
  const go = (path) => {
    push(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const main = () => document.querySelector('main');
  Object.assign(window, {
    taskloomProbe: {
      paths,
      pause: () => new Promise((resolve) => later(resolve, 30)),
      enter: async (/** @type {string} */ path) => {
        go(path);
        await until(`${path} was not rendered`, () => Boolean(main()?.querySelector('h1, [role=alert]')));
        await task();
      },
      leave: async () => {
        const { pathname } = location;
        go('/away');
        await until(`${pathname} was not removed`, () => main()?.childElementCount === 0);
        await task();
      },
    },
  });
}

function watchGlobals() {
  const kinds = [Array, Date, Element, EventTarget, Function, History, Map, Node, Object, Promise, Request];
  const more = [Response, Set, Storage, String, WebSocket, XMLHttpRequest];
  const watched = [...kinds, ...more].map((kind) => /** @type {const} */ ([kind.name, kind.prototype]));
  const before = watched.map(([, methods]) => Object.getOwnPropertyDescriptors(methods));
  const names = new Set(Object.getOwnPropertyNames(window));
  taskloomProbe.changed = () => [
    ...watched.flatMap(([name, methods], at) =>
      Object.entries(Object.getOwnPropertyDescriptors(methods))
        .filter(([key, { value }]) => value !== before[at]?.[key]?.value)
        .map(([key]) => `${name}.prototype.${key}`),
    ),
    ...Object.getOwnPropertyNames(window)
      // Globals of the platform, of webpack and of the shell's shared libraries.
      .filter((name) => !names.has(name) && !/^(taskloom|webpackChunk|__|\d)/.test(name))
      .map((name) => `window.${name}`),
    // Standalone mode replaces it once with the sample API.
    ...(taskloomProbe.fetches > 1 ? ['window.fetch'] : []),
  ];
}

function countTimers() {
  const timers = new Set();
  taskloomProbe.timers = timers;
  for (const kind of ['Timeout', 'Interval']) {
    const browser = /** @type {any} */ (window);
    const [set, clear] = [browser[`set${kind}`], browser[`clear${kind}`]];
    Object.assign(window, {
      [`set${kind}`]: (/** @type {unknown} */ work, /** @type {unknown[]} */ ...rest) => {
        const id = set(
          (/** @type {unknown[]} */ ...values) => {
            if (kind === 'Timeout') timers.delete(id);
            if (typeof work === 'function') work(...values);
          },
          ...rest,
        );
        timers.add(id);
        return id;
      },
      [`clear${kind}`]: (/** @type {unknown} */ id) => {
        timers.delete(id);
        clear(id);
      },
    });
  }
}

function watchStore() {
  /** @type {any} */
  let store;
  taskloomProbe.subscriptions = 0;
  taskloomProbe.queries = () =>
    Object.values(store?.getState().api.subscriptions ?? {}).reduce(
      (sum, each) => sum + Object.keys(each).length,
      0,
    );
  Object.defineProperty(window, 'taskloomStandalone', {
    get: () => ({ store }),
    set: (alone) => {
      store = alone.store;
      taskloomProbe.extensions = alone.extensions;
      const subscribe = store.subscribe.bind(store);
      store.subscribe = (/** @type {() => void} */ listener) => {
        const end = subscribe(listener);
        taskloomProbe.subscriptions += 1;
        let over = false;
        return () => {
          if (!over) taskloomProbe.subscriptions -= 1;
          over = true;
          end();
        };
      };
    },
  });
}

function breakApi() {
  let answer = window.fetch;
  taskloomProbe.fetches = 0;
  Object.defineProperty(window, 'fetch', {
    set: (next) => {
      answer = next;
      taskloomProbe.fetches += 1;
    },
    get:
      () =>
      (/** @type {[any, any]} */ ...call) => {
        const { pathname } = new URL(call[0].url ?? call[0], location.origin);
        if (!taskloomProbe.fault || !pathname.startsWith('/api/')) return answer.apply(window, call);
        if (taskloomProbe.fault === 'no answer') return Promise.reject(new TypeError('Failed to fetch'));
        const body = {
          statusCode: 500,
          error: 'Internal Server Error',
          code: 'INTERNAL',
          message: 'It failed.',
        };
        return Promise.resolve(Response.json(body, { status: 500 }));
      },
  });
}
