import { useState } from 'react';
import type { NavigationEntry } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import type { DrawerState } from './use-drawer';

export const loadDrawer = () => import('./navigation-drawer');
export const loadPalette = () => import('../palette/palette');
const NavigationDrawer = lazyPart(loadDrawer);
const Palette = lazyPart(loadPalette);
const ShortcutHelp = lazyPart(() => import('../shortcuts/shortcut-help'));

export type Overlay = 'palette' | 'help' | null;

interface OverlaysProps {
  overlay: Overlay;
  onOverlay: (overlay: Overlay) => void;
  drawer: DrawerState;
  entries: readonly NavigationEntry[];
  onIntent: (path: string) => void;
}

/** True from the first opening on: overlays stay mounted, so that closing is animated. */
function useOnce(now: boolean): boolean {
  const [been, setBeen] = useState(now);
  if (now && !been) setBeen(true);
  return been || now;
}

/** The overlays of the page. Their code and antd's dialogs are loaded when one is first opened. */
export function Overlays({ overlay, onOverlay, drawer, entries, onIntent }: OverlaysProps) {
  const wantsDrawer = useOnce(drawer.open);
  const wantsPalette = useOnce(overlay === 'palette');
  const wantsHelp = useOnce(overlay === 'help');
  const onClose = () => onOverlay(null);
  return (
    <>
      {wantsDrawer && (
        <NavigationDrawer open={drawer.open} onClose={drawer.close} entries={entries} onIntent={onIntent} />
      )}
      {wantsPalette && (
        <Palette
          open={overlay === 'palette'}
          onClose={onClose}
          onHelp={() => onOverlay('help')}
          entries={entries}
        />
      )}
      {wantsHelp && <ShortcutHelp open={overlay === 'help'} onClose={onClose} entries={entries} />}
    </>
  );
}
