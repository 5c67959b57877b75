import { isComposing, Kbd, PlainButton } from '@taskloom/ui';
import { useEffect, useEffectEvent } from 'react';
import { boardEntry } from '../../keys/board-entry';
import { isBusy, singleKeysOn } from '../../keys/single-keys';
import { useTexts } from '../../texts/all';
import { ChartsQuestion } from './charts-question';
import styles from './charts-tools.module.css';

const KEY = 'b';

/** Runs an action by the key `B`, on the whole page except in fields, menus and dialogs. */
function useBoardKey(action: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, defaultPrevented, ctrlKey, metaKey, altKey, target } = event;
    if (key !== KEY || repeat || defaultPrevented || ctrlKey || metaKey || altKey) return;
    if (!singleKeysOn() || isComposing(event) || isBusy(target instanceof Element ? target : null)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

interface ChartsToolsProps {
  /** The id of the heading of the board's section. */
  board: string;
  /** The person has not chosen yet whether the charts are open. */
  undecided: boolean;
  onChoose: (shown: boolean) => void;
}

/** In the head of the open charts: goes to the board below, and asks who does that each time. */
export default function ChartsTools({ board, undecided, onChoose }: ChartsToolsProps) {
  const t = useTexts();
  const goToBoard = () => {
    const section = document.getElementById(board)?.closest('section');
    section?.scrollIntoView();
    boardEntry(section ?? null)?.focus({ preventScroll: true });
  };
  useBoardKey(goToBoard);
  return (
    <span className={styles.tools}>
      {undecided && <ChartsQuestion onChoose={onChoose} />}
      <PlainButton size="small" variant="text" aria-keyshortcuts={KEY.toUpperCase()} onClick={goToBoard}>
        {t('boardTab')}
        <Kbd keys={[KEY.toUpperCase()]} />
      </PlainButton>
    </span>
  );
}
