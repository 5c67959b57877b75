import { Bar } from '@nivo/bar';
import { Card } from '@taskloom/ui';
import { personHue } from '@taskloom/contracts';
import { useId } from 'react';
import { useTexts } from '../../texts/all';
import { BELOW_LARGE, useMedia } from '../../viewport/use-media';
import styles from './charts.module.css';
import { FiguresTable } from './figures-table';
import { wholeSteps, type Workload } from './figures';
import { useWidth } from './use-width';
import { PersonTick, type TickPosition } from './person-tick';

/** Height in pixels, as specified (specification 9). */
const HEIGHT = 300;
const BAR = 28;
/** Minimum width of one member in pixels, so that many members scroll instead of shrinking. */
const COLUMN_MIN = 64;
const MARGIN = { top: 24, right: 0, bottom: 56 };
/** Width of the axis labels in pixels: for each digit, and the gap to the grid. */
const DIGIT = 7;
const AXIS_GAP = 21;

const AXIS = {
  text: { fontFamily: 'inherit', fontSize: 'var(--ant-font-size-sm)' },
  grid: { line: { stroke: 'var(--tl-chart-grid)' } },
  axis: { ticks: { text: { fill: 'var(--tl-chart-axis-text)' } } },
};

/** The props that nivo passes for a bar. */
interface BarPlace {
  bar: { y: number; height: number; data: { index: number; value: number | null } };
}

interface ColumnProps {
  person: Workload['person'];
  center: number;
  y: number;
  height: number;
  tasks: number;
}

/** A bar in the person's colour, rounded on top and flat at the bottom, with its number above. */
function Column({ person, center, y, height, tasks }: ColumnProps) {
  return (
    <g transform={`translate(${center}, ${y})`} data-hue={personHue(person)}>
      <rect className={styles.column} x={-BAR / 2} width={BAR} height={height} rx={Math.min(4, height)} />
      {height > 4 && <rect className={styles.column} x={-BAR / 2} y={height - 4} width={BAR} height={4} />}
      <text className={styles.value} y={-6} textAnchor="middle">
        {tasks}
      </text>
    </g>
  );
}

function Bars({ workloads, width }: { workloads: readonly Workload[]; width: number }) {
  const shortNames = useMedia(BELOW_LARGE);
  const steps = wholeSteps(Math.max(...workloads.map(({ tasks }) => tasks)));
  // Each member has a column of equal width; nivo's bands leave more space at both ends.
  const left = AXIS_GAP + DIGIT * String(steps.at(-1)).length;
  const centerOf = (index: number) => ((width - left) / workloads.length) * (index + 0.5);
  return (
    <Bar
      width={width}
      height={HEIGHT}
      margin={{ ...MARGIN, left }}
      data={workloads.map(({ person, tasks }) => ({ id: person._id, tasks }))}
      keys={['tasks']}
      indexBy="id"
      valueScale={{ type: 'linear', min: 0, max: steps.at(-1) ?? 1 }}
      gridYValues={steps}
      axisLeft={{ tickValues: steps, tickSize: 0, tickPadding: 12 }}
      axisBottom={{
        tickSize: 0,
        renderTick: ({ value, y }: TickPosition) => {
          const at = workloads.findIndex(({ person }) => person._id === value);
          const found = workloads[at];
          return found ? (
            <PersonTick key={value} person={found.person} short={shortNames} x={centerOf(at)} y={y} />
          ) : null;
        },
      }}
      theme={AXIS}
      barComponent={({ bar: { y, height, data } }: BarPlace) => {
        const found = workloads[data.index];
        return found ? <Column {...found} center={centerOf(data.index)} y={y} height={height} /> : null;
      }}
      enableLabel={false}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}

/**
 * 'Member Workload': assigned tasks of each member, 300 px high, in whole numbers from zero (specification
 * 2.6).
 */
export function MemberWorkload({ workloads }: { workloads: readonly Workload[] }) {
  const t = useTexts();
  const id = useId();
  const [frame, room] = useWidth();
  const width = Math.max(room, workloads.length * COLUMN_MIN);
  return (
    <Card as="section" padding="none" className={`${styles.card} ${styles.wide}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {t('memberWorkload')}
        </h3>
        <span className={styles.dataset}>{t('assignedTasks')}</span>
      </div>
      <div className={styles.bars} ref={frame} aria-hidden="true">
        {room > 0 && workloads.length > 0 && <Bars workloads={workloads} width={width} />}
      </div>
      <FiguresTable
        caption={t('memberWorkload')}
        head={[t('memberColumn'), t('assignedTasks')]}
        rows={workloads.map(({ person, tasks }) => [person.name, String(tasks)])}
      />
    </Card>
  );
}
