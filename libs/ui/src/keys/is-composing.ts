import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** The code of all keys that an input method handles. */
const INPUT_METHOD = 229;

/**
 * Whether the key belongs to an input method that composes a word: Enter and Escape end the word then, and do nothing else.
 * @example
 * <input onKeyDown={(event) => !isComposing(event) && event.key === 'Enter' && save()} />
 */
export const isComposing = (event: KeyboardEvent | ReactKeyboardEvent): boolean =>
  // Safari ends the composition before it reports the key that has ended it, which has this code only.
  ('nativeEvent' in event ? event.nativeEvent : event).isComposing || event.keyCode === INPUT_METHOD;
