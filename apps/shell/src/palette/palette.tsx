import { useState } from 'react';
import type { NavigationEntry } from '@taskloom/contracts';
import { useNavigate } from '@taskloom/client/router';
import { VisuallyHidden } from '@taskloom/ui';
import { Modal } from '@taskloom/ui/modal';
import { useTexts } from '../texts';
import { PaletteBody } from './palette-body';
import type { PaletteItem } from './palette-item';
import styles from './palette.module.css';

interface PaletteProps {
  open: boolean;
  creating?: boolean;
  entries: readonly NavigationEntry[];
  onClose: () => void;
  onHelp: () => void;
}

/** Pixels. */
const WIDTH = 600;

/** Ctrl/⌘ K: finds every screen, action and project by a few letters. */
export default function Palette({ open, creating = false, entries, onClose, onHelp }: PaletteProps) {
  const t = useTexts();
  const navigate = useNavigate();
  // After navigation the new screen gets the focus; Escape returns it.
  const [left, setLeft] = useState(false);

  const onRun = ({ run }: PaletteItem) => {
    setLeft(true);
    onClose();
    if (typeof run === 'function') run();
    else void navigate(run.to);
  };

  return (
    <Modal
      open={open}
      onCancel={onClose}
      afterClose={() => setLeft(false)}
      width={WIDTH}
      footer={null}
      closable={false}
      destroyOnHidden
      focusable={{ focusTriggerAfterClose: !left }}
      title={<VisuallyHidden>{t(creating ? 'palette.newTask' : 'palette.title')}</VisuallyHidden>}
      classNames={{ root: styles.root, container: styles.container, header: styles.head }}
    >
      <PaletteBody creating={creating} entries={entries} onRun={onRun} onClose={onClose} onHelp={onHelp} />
    </Modal>
  );
}
