import { isComposing } from '@taskloom/ui';
import { useId, useState, type KeyboardEvent } from 'react';

interface CompletingOptions<Offer> {
  offers: readonly Offer[];
  onTake: (offer: Offer) => void;
  /** Enter takes the active offer; else only Tab does. */
  enterTakes?: boolean;
}

export interface Completing<Offer> {
  /** Of the list. */
  id: string;
  offers: readonly Offer[];
  active: number;
  take: (offer: Offer) => void;
  /** Makes the first offer the active one, after the text has changed. */
  restart: () => void;
  /** True when the key belongs to the list. */
  press: (event: KeyboardEvent) => boolean;
  /** For the field, whose focus stays where it is. */
  aria: {
    'aria-autocomplete': 'list';
    'aria-controls'?: string;
    'aria-activedescendant'?: string;
  };
}

/** A list of offers below or above a field: arrows move, Tab takes. */
export function useCompleting<Offer>({
  offers,
  onTake,
  enterTakes = false,
}: CompletingOptions<Offer>): Completing<Offer> {
  const id = useId();
  const [at, setAt] = useState(0);
  const active = Math.min(at, offers.length - 1);

  const press = (event: KeyboardEvent): boolean => {
    const offer = offers[active];
    if (!offer || isComposing(event)) return false;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const takes = event.key === 'Tab' || (enterTakes && event.key === 'Enter');
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey;
    if (step === 0 && !(takes && isPlain)) return false;
    event.preventDefault();
    // A key that is held down takes one offer only, and doesn't answer a question that follows.
    if (takes && event.repeat) return true;
    if (step !== 0) setAt((active + step + offers.length) % offers.length);
    else onTake(offer);
    return true;
  };
  return {
    id,
    offers,
    active,
    take: onTake,
    restart: () => setAt(0),
    press,
    aria: {
      'aria-autocomplete': 'list',
      ...(offers.length > 0 && { 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` }),
    },
  };
}
