import { isComposing } from '@taskloom/ui';
import { useEffect, useEffectEvent } from 'react';
import { VIEWS, type View } from '../days/views';
import { isBusy, singleKeysOn } from './single-keys';

/** The key that selects today. */
const TODAY = 't';

interface ViewKeys {
  onView: (view: View) => void;
  onToday: () => void;
}

/** `1`, `2` and `3` change the view, `T` selects today. They listen on the window, after the shortcuts of the shell. */
export function useViewKeys({ onView, onToday }: ViewKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { defaultPrevented, ctrlKey, metaKey, altKey, shiftKey, repeat, key, target } = event;
    if (defaultPrevented || isComposing(event) || ctrlKey || metaKey || altKey || shiftKey || repeat) return;
    if (!singleKeysOn() || isBusy(target)) return;
    const view = VIEWS[Number(key) - 1];
    if (!view && key.toLowerCase() !== TODAY) return;
    event.preventDefault();
    if (view) onView(view);
    else onToday();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
