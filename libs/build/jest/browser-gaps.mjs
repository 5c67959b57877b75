// @ts-check
/** Stubs of browser APIs that components use and jsdom lacks. Layout is not simulated: sizes stay zero. */

class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** antd's Form posts a message to itself to run code after the current task. A timer does the same and supports fake timers. */
class TimerChannel {
  port1 = { onmessage: /** @type {((event: { data: unknown }) => void) | null} */ (null), close() {} };
  port2 = {
    /** @param {unknown} data */
    postMessage: (data) => void setTimeout(() => this.port1.onmessage?.({ data })),
    close() {},
  };
}

/** @param {string} query */
const noMatch = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

/** @param {object} target @param {Record<string, unknown>} members */
function fillIn(target, members) {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in target)) Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }
}

fillIn(globalThis, {
  ResizeObserver: NothingObserved,
  IntersectionObserver: NothingObserved,
  MessageChannel: TimerChannel,
  matchMedia: noMatch,
});
fillIn(Element.prototype, {
  scrollIntoView() {},
  scrollTo() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});

// jsdom's versions of these two only print "not implemented" on the console.
window.scrollTo = () => {};
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
