import { createContext, useContext, type ComponentType } from 'react';

export interface SlotProps {
  /** The name in the `remote.json` of other remotes: `settings`. */
  name: string;
  /** The props of each component. */
  given?: Readonly<Record<string, unknown>>;
}

/** Renders the components of a slot. The shell provides it; without a shell, slots are empty. */
export const SlotContext = createContext<ComponentType<SlotProps> | null>(null);

/**
 * A place on a screen that other remotes can fill. A component that fails does not affect the screen around it.
 * @deprecated Places have types and versions since client 1.22: use an extension point. It stays for earlier builds.
 */
export function Slot(props: SlotProps) {
  const Parts = useContext(SlotContext);
  return Parts && <Parts {...props} />;
}
