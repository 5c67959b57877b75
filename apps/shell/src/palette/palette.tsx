import { useRef, useState } from 'react';
import type { NavigationEntry } from '@taskloom/contracts';
import { useRememberProject, type RecentProject } from '@taskloom/client';
import { useNavigate } from '@taskloom/client/router';
import { VisuallyHidden } from '@taskloom/ui';
import { Modal } from '@taskloom/ui/modal';
import { useSignOut } from '../offline-queue/use-sign-out';
import { PaletteBody } from './palette-body';
import type { PaletteItem } from './palette-item';
import styles from './palette.module.css';
import { usePaletteTexts } from './texts';

interface PaletteProps {
  open: boolean;
  creating?: boolean;
  entries: readonly NavigationEntry[];
  onClose: () => void;
  onHelp: () => void;
}

/** Pixels. */
const WIDTH = 600;

/** Ctrl/⌘ K: finds screens, actions, projects, tasks, comments and people by a few letters, and runs the commands of the open screen. */
export default function Palette({ open, creating = false, entries, onClose, onHelp }: PaletteProps) {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  const { signOut, question } = useSignOut();
  const [used, setUsed] = useState<RecentProject>();
  useRememberProject(used);
  // After navigation the new screen gets the focus; otherwise it returns to where it was.
  const [left, setLeft] = useState(false);

  const after = useRef<() => void>(undefined);

  const onRun = ({ run }: PaletteItem) => {
    setLeft('to' in run);
    onClose();
    if (typeof run === 'function') run();
    else if ('to' in run) void navigate(run.to);
    else after.current = run.after;
  };

  const onClosed = () => {
    setLeft(false);
    after.current?.();
    after.current = undefined;
  };

  return (
    <>
      <Modal
        open={open}
        onCancel={onClose}
        afterClose={onClosed}
        width={WIDTH}
        footer={null}
        closable={false}
        destroyOnHidden
        focusable={{ focusTriggerAfterClose: !left }}
        title={<VisuallyHidden>{t(creating ? 'newTask' : 'title')}</VisuallyHidden>}
        classNames={{ root: styles.root, container: styles.container, header: styles.head }}
      >
        <PaletteBody
          creating={creating}
          entries={entries}
          onRun={onRun}
          onClose={onClose}
          onHelp={onHelp}
          onSignOut={signOut}
          onUse={setUsed}
        />
      </Modal>
      {question}
    </>
  );
}
