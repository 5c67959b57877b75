/** The keys that were pressed since a part was opened whose field doesn't have the focus yet. */
export interface HeldKeys {
  readonly keys: string[];
  /** The element that had the focus before. */
  readonly from: Element | null;
  /** Keys are being entered into the field, so that none is held. */
  entering: boolean;
  /** Called when the keys have their usual meaning again. */
  onEnd?: () => void;
}

/** Text and the keys of lists. Others, such as F5, keep their meaning. */
const HELD = /^(.|Enter|Backspace|Tab|Arrow.+)$/u;
/** The `keyCode` of every key that an input method takes, also while it composes. */
const INPUT_METHOD = 229;
/** Longer than anyone types while code loads. */
const MOST = 200;

let release: (() => void) | undefined;

/**
 * Lets go of the keys, such as when the part could not be loaded: from now on they have their usual meaning.
 * @example
 * import('./chart').catch(releaseKeys);
 */
export const releaseKeys = (): void => release?.();

/**
 * Holds the keys that are pressed from now on until a field has the focus, and enters them there. Call it when a part with a field is
 * opened whose code may still have to be loaded: otherwise what is typed at once is lost, or runs single-key shortcuts. Escape calls
 * `onCancel`, which has to close the part. A press of the pointer and a failed {@link LazyBoundary} let go.
 * @example
 * const open = () => {
 *   holdKeys(() => setDay(null));
 *   setDay(day);
 * };
 */
export function holdKeys(onCancel: () => void): void {
  if (release) return;
  const held: HeldKeys = { keys: [], from: document.activeElement, entering: false };
  const hold = (event: KeyboardEvent): void => {
    const { key, keyCode, ctrlKey, metaKey, altKey } = event;
    // Ctrl and Alt together are AltGr, which types characters.
    if (held.entering || keyCode === INPUT_METHOD || metaKey || ctrlKey !== altKey) return;
    if (key === 'Escape') {
      releaseKeys();
      onCancel();
    } else if (!HELD.test(key)) return;
    // The first key repeats while it is pressed for long.
    else if (held.keys.length < MOST && !event.repeat) held.keys.push(key);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const end = (): void => {
    release = undefined;
    window.removeEventListener('keydown', hold, true);
    window.removeEventListener('pointerdown', end, true);
    held.onEnd?.();
  };
  release = end;
  window.addEventListener('keydown', hold, true);
  window.addEventListener('pointerdown', end, true);
  import('./enter-keys').then(({ enterKeys }) => release === end && enterKeys(held, end), end);
}
