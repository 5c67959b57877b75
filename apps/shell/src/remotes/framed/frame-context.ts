import { createContext, useContext, type ReactNode } from 'react';
import type { Remotes } from '../registry/remotes-context';

/** How a slot shows a screen in a frame while it loads, and what the frame needs of the page. */
export interface FrameSlot {
  loading: ReactNode;
  title: string;
  onReady: () => void;
  page: Pick<Remotes, 'remotes' | 'screens' | 'withdrawn'>;
}

export const FrameSlotContext = createContext<FrameSlot | null>(null);

export function useFrameSlot(): FrameSlot {
  const slot = useContext(FrameSlotContext);
  if (!slot) throw new Error('A screen in a frame needs a slot around it');
  return slot;
}
