import { remoteStorage } from '@taskloom/client';
import { PlainButton } from '@taskloom/ui';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/all';
import styles from './charts-tools.module.css';

const storage = remoteStorage('projects');
const PASSED = 'charts-passed';
/** Who has scrolled past the charts so often is asked. */
const ENOUGH = 3;

const passedBefore = (): number => {
  const times = storage.read(PASSED);
  return typeof times === 'number' ? times : 0;
};

/**
 * Asks a person who keeps scrolling past the charts to the board what projects open with. Each visit of a project counts once;
 * the answer is stored, so that the question comes once.
 */
export function ChartsQuestion({ onChoose }: { onChoose: (shown: boolean) => void }) {
  const t = useTexts();
  const place = useRef<HTMLSpanElement>(null);
  const [passed, setPassed] = useState(passedBefore);
  useEffect(() => {
    const charts = place.current?.closest('section');
    if (!charts || passedBefore() >= ENOUGH || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      // Below the window they have not been passed; hidden, they have no height.
      if (!last || last.isIntersecting || last.boundingClientRect.top >= 0) return;
      observer.disconnect();
      const times = passedBefore() + 1;
      storage.write(PASSED, times);
      setPassed(times);
    });
    observer.observe(charts);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={place}>
      {passed >= ENOUGH && (
        <span className={styles.question} role="group" aria-label={t('opensWith')}>
          <PlainButton size="small" onClick={() => onChoose(false)}>
            {t('startWithBoard')}
          </PlainButton>
          <PlainButton size="small" variant="text" onClick={() => onChoose(true)}>
            {t('keepCharts')}
          </PlainButton>
        </span>
      )}
    </span>
  );
}
