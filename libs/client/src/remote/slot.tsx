import { createContext, useContext, type ComponentType } from 'react';

export interface SlotProps {
  /** As other remotes name it in their `remote.json`: `settings`. */
  name: string;
  /** Handed to each part as its props. */
  given?: Readonly<Record<string, unknown>>;
}

/** Shows the parts of a slot. The shell provides it; where there is none, a slot is empty. */
export const SlotContext = createContext<ComponentType<SlotProps> | null>(null);

/** A place on a screen that other remotes may fill. Each part fails alone: none of them can harm the screen around it. */
export function Slot(props: SlotProps) {
  const Parts = useContext(SlotContext);
  return Parts && <Parts {...props} />;
}
