import { BOARD_DENSITIES } from '@taskloom/contracts';
import { Icon, Panel, PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRef, useState } from 'react';
import { useChangePreferences, useDisplayPreferences } from '../../preferences/use-display-preferences';
import { useTexts } from '../../texts';
import styles from './display-menu.module.css';

/** How dense the cards are, for all projects of the person. */
export function DisplayMenu() {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { density } = useDisplayPreferences();
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
          <fieldset>
            <legend className={styles.legend}>{t('density')}</legend>
            {BOARD_DENSITIES.map((value) => (
              <label key={value} className={styles.option}>
                <input
                  type="radio"
                  name="density"
                  className={styles.radio}
                  checked={density === value}
                  onChange={() => void change({ density: value })}
                />
                <span className={styles.name}>{t(`density_${value}`)}</span>
                <Icon icon={icons.action.check} className={styles.mark} />
              </label>
            ))}
          </fieldset>
        </Panel>
      )}
    </div>
  );
}
