import { ResponsiveBar } from '@nivo/bar';
import type { RemoteHour } from '@taskloom/contracts';
import { hourText } from '../../words/numbers';
import { COLORS, MEASURES } from './measures';

/** Every twelfth hour has a label. */
const LABELLED = 12;
const MARGIN = { top: 8, right: 8, bottom: 28, left: 40 };

const THEME = {
  text: { fontFamily: 'inherit', fontSize: 'var(--ant-font-size-sm)' },
  grid: { line: { stroke: 'var(--tl-chart-grid)' } },
  axis: { ticks: { text: { fill: 'var(--tl-chart-axis-text)' } } },
};

/** Whole numbers from 0, at most five of them. */
function stepsUpTo(most: number): number[] {
  const step = Math.max(1, Math.ceil(most / 4));
  return [0, 1, 2, 3, 4].map((n) => n * step).filter((value) => value < most + step);
}

/** Stacked bars of people per hour. */
export default function HoursChart({ hours }: { hours: readonly RemoteHour[] }) {
  const totals = hours.map((hour) => MEASURES.reduce((sum, measure) => sum + hour[measure], 0));
  const steps = stepsUpTo(Math.max(1, ...totals));
  return (
    <ResponsiveBar
      data={hours.map(({ at, loads, failures, errors, longTasks }) => ({
        at,
        loads,
        failures,
        errors,
        longTasks,
      }))}
      keys={[...MEASURES]}
      indexBy="at"
      margin={MARGIN}
      padding={0.25}
      valueScale={{ type: 'linear', min: 0, max: steps.at(-1) ?? 1 }}
      colors={({ id }) => COLORS[MEASURES.find((measure) => measure === id) ?? 'loads']}
      gridYValues={steps}
      axisLeft={{ tickValues: steps, tickSize: 0, tickPadding: 12 }}
      axisBottom={{
        tickSize: 0,
        tickPadding: 12,
        tickValues: hours.filter((_, at) => at % LABELLED === LABELLED / 2).map(({ at }) => at),
        format: hourText,
      }}
      theme={THEME}
      enableLabel={false}
      isInteractive={false}
      animate={false}
      role="presentation"
    />
  );
}
