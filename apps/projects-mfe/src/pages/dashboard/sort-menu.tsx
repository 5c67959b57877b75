import { PROJECT_ORDERS } from '@taskloom/contracts';
import { Icon, Panel, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRef, useState } from 'react';
import { Choices } from '../../filter-menu/choices';
import { useChangePreferences, useDisplayPreferences } from '../../preferences/use-display-preferences';
import { useTexts } from '../../texts/dashboard';
import styles from './sort-menu.module.css';

/** The order of the projects, for this person on every device. */
export function SortMenu() {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { projectOrder } = useDisplayPreferences();
  const change = useChangePreferences();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.anchor}>
      <PlainButton
        ref={button}
        className={styles.button}
        icon={icons.action.sort}
        aria-expanded={open}
        aria-haspopup="dialog"
        aria-label={t('sortBy', { order: t(`order_${projectOrder}`) })}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.word}>{t(`order_${projectOrder}`)}</span>
        <Icon icon={icons.action.down} size={14} className={styles.word} />
      </PlainButton>
      {open && (
        <Panel
          className={styles.menu}
          label={t('sort')}
          anchor={button}
          onClose={close}
          onLeave={() => setOpen(false)}
        >
          <Choices
            title={t('sort')}
            type="radio"
            name="project-order"
            options={PROJECT_ORDERS.map((value) => ({ value, label: t(`order_${value}`) }))}
            isChosen={(value) => projectOrder === value}
            onChoose={(value) => void change({ projectOrder: value })}
          />
        </Panel>
      )}
    </div>
  );
}
