import { useState } from 'react';
import { lazyPart } from '@taskloom/client';
import type { ShownEntry } from '../remotes';
import type { DrawerState } from './use-drawer';

export const loadDrawer = () => import('./navigation-drawer');
export const loadPalette = () => import('../palette/palette');
const NavigationDrawer = lazyPart(loadDrawer);
const Palette = lazyPart(loadPalette);
const ShortcutHelp = lazyPart(() => import('../shortcuts/shortcut-help'));

/** `create`: the palette, for a new task. */
export type Overlay = 'palette' | 'create' | 'help' | null;

interface OverlaysProps {
  overlay: Overlay;
  onOverlay: (overlay: Overlay) => void;
  drawer: DrawerState;
  entries: readonly ShownEntry[];
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
  const wantsPalette = useOnce(overlay === 'palette' || overlay === 'create');
  const wantsHelp = useOnce(overlay === 'help');
  const onClose = () => onOverlay(null);
  // While it closes, it still shows what it was opened for.
  const [creating, setCreating] = useState(false);
  if (overlay !== null && creating !== (overlay === 'create')) setCreating(overlay === 'create');
  return (
    <>
      {wantsDrawer && (
        <NavigationDrawer open={drawer.open} onClose={drawer.close} entries={entries} onIntent={onIntent} />
      )}
      {wantsPalette && (
        <Palette
          open={overlay === 'palette' || overlay === 'create'}
          creating={creating}
          onClose={onClose}
          onHelp={() => onOverlay('help')}
          entries={entries}
        />
      )}
      {wantsHelp && <ShortcutHelp open={overlay === 'help'} onClose={onClose} entries={entries} />}
    </>
  );
}
