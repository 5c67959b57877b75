// @ts-check
/** What components ask a browser for and jsdom does not have. Layout is not simulated: sizes stay zero. */

class NothingObserved {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** antd's Form posts a message to itself to run after the current task. A timer does that and obeys fake timers. */
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

// jsdom has these two, but only to report "not implemented" on the console.
window.scrollTo = () => {};
const styleOf = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => styleOf(element);
