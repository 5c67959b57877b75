import { useChangePreferences, useDisplayPreferences } from '../../preferences/use-display-preferences';
import { PHONE, useMedia } from '../../viewport/use-media';

/** Whether the person's charts are open, in all projects; by default they are open except on phones. */
export function useChartsShown() {
  const { charts } = useDisplayPreferences();
  const change = useChangePreferences();
  const phone = useMedia(PHONE);
  return {
    /** The person has not chosen yet. */
    chartsUndecided: charts === null,
    chartsShown: charts ? charts === 'open' : !phone,
    showCharts: (open: boolean) => void change({ charts: open ? 'open' : 'closed' }),
  };
}
