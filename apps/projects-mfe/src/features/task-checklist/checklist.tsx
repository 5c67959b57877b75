import { checklistCounts, type ChecklistItem, type Person } from '@taskloom/contracts';
import type { TaskPath } from '@taskloom/contracts/rtk';
import { ProgressLine, SkeletonBlock } from '@taskloom/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { SectionTitle } from '../../section-title/section-title';
import { useTexts } from '../../texts/all';
import styles from './checklist.module.css';
import { ItemDragZone } from './item-drag';
import { ItemRow } from './item-row';
import { NewItem } from './new-item';
import { useChecklist } from './use-checklist';

interface ChecklistProps {
  path: TaskPath;
  people: readonly Person[];
  /** Undefined while they load. */
  items?: readonly ChecklistItem[];
  /** How many there are, known from the card. */
  total: number;
}

/** A row that moves in the document loses the focus; this returns it to the same control. */
function useKeptFocus(items: readonly ChecklistItem[]) {
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const element = focused.current;
    focused.current = null;
    if (element?.isConnected && document.activeElement === document.body) element.focus();
  }, [items]);
  return () => {
    const { activeElement } = document;
    focused.current = activeElement instanceof HTMLElement ? activeElement : null;
  };
}

/** The checklist of a task. */
export function Checklist({ path, people, items = [], total }: ChecklistProps) {
  const t = useTexts();
  const list = useChecklist(path, items);
  const keepFocus = useKeptFocus(items);
  const [moved, setMoved] = useState('');
  const { checklistDone: done, checklistTotal: count } = checklistCounts(items);

  const place = (item: ChecklistItem, to: number) => {
    const others = items.filter(({ _id }) => _id !== item._id);
    if (to < 0 || to > others.length) return;
    keepFocus();
    void list.place(item, others[to - 1]?._id ?? null);
    setMoved(t('itemMoved', { item: item.text, place: to + 1, total: count }));
  };
  const step = (item: ChecklistItem, by: 1 | -1) => place(item, items.indexOf(item) + by);
  const drop = (dragged: string, onto: string) => {
    const item = items.find(({ _id }) => _id === dragged);
    if (item)
      place(
        item,
        items.findIndex(({ _id }) => _id === onto),
      );
  };

  if (items.length === 0 && total > 0) return <SkeletonBlock height={28 * Math.min(total, 5)} radius={8} />;
  return (
    <section aria-label={t('checklist')}>
      {count > 0 && (
        <>
          <div className={styles.head}>
            <SectionTitle>{t('checklist')}</SectionTitle>
            <span className={styles.progress} aria-hidden="true">
              {t('checklistProgress', { done, total: count })}
            </span>
            <span className={styles.line}>
              <ProgressLine
                done={done}
                inProgress={0}
                total={count}
                label={t('checklistWords', { done, total: count })}
              />
            </span>
          </div>
          <ItemDragZone onDrop={drop}>
            <ul className={styles.list}>
              {items.map((item, index) => (
                <ItemRow key={item._id} {...{ item, index, people, list }} onStep={step} />
              ))}
            </ul>
          </ItemDragZone>
        </>
      )}
      <NewItem list={list} label={t(count > 0 ? 'addItem' : 'addChecklist')} />
      <p className="tl-visually-hidden" aria-live="polite">
        {moved}
      </p>
    </section>
  );
}
