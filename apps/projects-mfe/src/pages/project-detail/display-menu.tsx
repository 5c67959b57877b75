import { BOARD_DENSITIES } from '@taskloom/contracts';
import { icons } from '@taskloom/ui/icons';
import { Choices } from '../../filter-menu/choices';
import { MenuButton } from '../../filter-menu/menu-button';
import { useChangePreferences, useDisplayPreferences } from '../../preferences/use-display-preferences';
import { useTexts } from '../../texts';
import { useChartsShown } from './use-charts-shown';

const BEGINNINGS = ['charts', 'board'] as const;

/** What projects open with and how dense the cards are, for all projects of the person. */
export function DisplayMenu() {
  const t = useTexts();
  const { density } = useDisplayPreferences();
  const change = useChangePreferences();
  const { chartsShown, showCharts } = useChartsShown();
  return (
    <MenuButton label={t('display')} icon={icons.action.filters} text={t('display')} short>
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
    </MenuButton>
  );
}
