import { completionPercent, type TaskCard } from '@taskloom/contracts';
import { lazyPart, remoteStorage } from '@taskloom/client';
import { Card, Icon, SectionHeader } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Suspense, useDeferredValue, useId, useState } from 'react';
import { useTexts } from '../../texts';
import { PHONE, useMedia } from '../../viewport/use-media';
import { ChartsBoundary } from './charts-boundary';
import { ChartsLoading } from './charts-loading';
import styles from './charts-section.module.css';
import { statusCounts, type Workload } from './figures';
import { useWhenIdle } from './use-when-idle';

/** Nivo is as large as the board itself, so it loads after the board is usable. */
const Charts = lazyPart(() => import('./charts'));

const storage = remoteStorage('projects');
const KEY = 'charts-shown';

/** The stored choice of the person; by default charts are shown except on a phone. */
function useChartsShown() {
  const phone = useMedia(PHONE);
  const [chosen, setChosen] = useState(() => storage.read(KEY));
  const shown = typeof chosen === 'boolean' ? chosen : !phone;
  const toggle = () => {
    storage.write(KEY, !shown);
    setChosen(!shown);
  };
  return { phone, shown, toggle };
}

interface ChartsSectionProps {
  tasks: readonly TaskCard[] | undefined;
  people: readonly Workload['person'][];
}

interface ToggleProps {
  shown: boolean;
  controls: string;
  onToggle: () => void;
}

function PhoneToggle({ shown, controls, onToggle, percent }: ToggleProps & { percent: number | undefined }) {
  const t = useTexts();
  return (
    <Card padding="none">
      <h2>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={shown}
          aria-controls={controls}
          onClick={onToggle}
        >
          <span className={styles.foldTitle}>{t('overview')}</span>
          <span className={styles.foldText}>{percent !== undefined && t('complete', { percent })}</span>
          <Icon icon={shown ? icons.action.up : icons.action.down} />
        </button>
      </h2>
    </Card>
  );
}

function Toggle({ shown, controls, onToggle }: ToggleProps) {
  const t = useTexts();
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={shown}
      aria-controls={controls}
      onClick={onToggle}
    >
      {shown ? t('hideCharts') : t('showCharts')}
      <Icon icon={shown ? icons.action.up : icons.action.down} />
    </button>
  );
}

/** 'Overview': the three charts in a collapsible section of their final size. */
export function ChartsSection({ tasks: latest, people }: ChartsSectionProps) {
  const t = useTexts();
  // Deferred: a card that lands must not wait for the charts to re-render.
  const tasks = useDeferredValue(latest);
  const { phone, shown, toggle } = useChartsShown();
  const ready = useWhenIdle(tasks !== undefined);
  const id = useId();
  const percent = tasks && completionPercent(statusCounts(tasks));
  return (
    <section aria-label={t('overview')} className={styles.section}>
      {phone ? (
        <PhoneToggle shown={shown} controls={id} onToggle={toggle} percent={percent} />
      ) : (
        <SectionHeader
          title={t('overview')}
          actions={<Toggle shown={shown} controls={id} onToggle={toggle} />}
        />
      )}
      <div id={id} hidden={!shown} className={styles.charts}>
        {shown && (
          <ChartsBoundary>
            {ready && tasks ? (
              <Suspense fallback={<ChartsLoading />}>
                <Charts tasks={tasks} people={people} />
              </Suspense>
            ) : (
              <ChartsLoading />
            )}
          </ChartsBoundary>
        )}
      </div>
    </section>
  );
}
