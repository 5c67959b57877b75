import { useEffect, useRef } from 'react';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../texts';
import styles from './menu-button.module.css';

interface MenuButtonProps {
  expanded: boolean;
  onOpen: () => void;
  onIntent: () => void;
}

/** Opens the drawer; hidden from 992 px on. */
export function MenuButton({ expanded, onOpen, onIntent }: MenuButtonProps) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const wasExpanded = useRef(expanded);
  useEffect(() => {
    // However the drawer was closed. On another screen, the heading gets the focus afterwards.
    if (wasExpanded.current && !expanded) button.current?.focus();
    wasExpanded.current = expanded;
  }, [expanded]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label={t('frame.openMenu')}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={onOpen}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Icon icon={icons.nav.menu} size={18} />
    </button>
  );
}
