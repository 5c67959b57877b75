import { BOARD_DENSITIES } from '@taskloom/contracts';
import { Panel, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRef, useState } from 'react';
import { Choices } from '../../filter-menu/choices';
import { useChangePreferences, useDisplayPreferences } from '../../preferences/use-display-preferences';
import { useTexts } from '../../texts';
import styles from './display-menu.module.css';
import { useChartsShown } from './use-charts-shown';

const BEGINNINGS = ['charts', 'board'] as const;

/** What projects open with and how dense the cards are, for all projects of the person. */
export function DisplayMenu() {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { density } = useDisplayPreferences();
  const change = useChangePreferences();
  const { chartsShown, showCharts } = useChartsShown();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.anchor}>
      <PlainButton
        ref={button}
        className={styles.button}
        icon={icons.action.filters}
        aria-expanded={open}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      >
        <span className={styles.word}>{t('display')}</span>
      </PlainButton>
      {open && (
        <Panel
          className={styles.menu}
          label={t('display')}
          anchor={button}
          onClose={close}
          onLeave={() => setOpen(false)}
        >
          <Choices
            title={t('opensWith')}
            type="radio"
            name="opens-with"
            options={BEGINNINGS.map((value) => ({ value, label: t(`opensWith_${value}`) }))}
            isChosen={(value) => chartsShown === (value === 'charts')}
            onChoose={(value) => showCharts(value === 'charts')}
          />
          <Choices
            title={t('density')}
            type="radio"
            name="density"
            options={BOARD_DENSITIES.map((value) => ({ value, label: t(`density_${value}`) }))}
            isChosen={(value) => density === value}
            onChoose={(value) => void change({ density: value })}
          />
        </Panel>
      )}
    </div>
  );
}
