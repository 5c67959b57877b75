import type { Person, TaskCard } from '@taskloom/contracts';
import { fieldLabel, Panel } from '@taskloom/ui';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '../../../texts/all';
import type { Columns } from '../order/columns';
import type { CardEdit } from '../use-edit-cards';
import type { OpenPopover } from './board-marks';
import styles from './card-popover.module.css';
import { FieldList } from './field-list';

interface CardPopoverProps {
  projectId: string;
  open: OpenPopover;
  cards: readonly TaskCard[];
  columns: Columns;
  people: readonly Person[];
  onEdit: (edits: readonly CardEdit[]) => void;
  /** `back`: the focus returns to where it came from. */
  onClose: (back: boolean) => void;
}

/** Where the card or button is in the window; the last place of one that is gone. */
function useRect(anchor: HTMLElement): DOMRect {
  const [rect, setRect] = useState(() => anchor.getBoundingClientRect());
  useEffect(() => {
    const look = () => anchor.isConnected && setRect(anchor.getBoundingClientRect());
    for (const move of ['scroll', 'resize'] as const) window.addEventListener(move, look, true);
    return () => {
      for (const move of ['scroll', 'resize'] as const) window.removeEventListener(move, look, true);
    };
  }, [anchor]);
  return rect;
}

/** The popover of one field of one or more cards. The mouse and the keys open the same one. */
export default function CardPopover({ open, cards, onClose, ...list }: CardPopoverProps) {
  const t = useTexts();
  const anchor = useRef<HTMLSpanElement>(null);
  const { top, left, width, height } = useRect(open.anchor);
  const label = open.field === 'move' ? t('moveTask') : fieldLabel(open.field);
  return createPortal(
    <div className={styles.place} style={{ top, left, width, height }}>
      <span ref={anchor} className={styles.anchor} />
      <Panel label={label} anchor={anchor} onClose={() => onClose(true)} onLeave={() => onClose(false)}>
        <FieldList {...list} field={open.field} label={label} cards={cards} onDone={() => onClose(true)} />
      </Panel>
    </div>,
    document.body,
  );
}
