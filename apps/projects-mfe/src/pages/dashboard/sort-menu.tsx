import { PROJECT_ORDERS } from '@taskloom/contracts';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { Choices } from '../../filter-menu/choices';
import { MenuButton } from '../../filter-menu/menu-button';
import { useChangePreferences, useDisplayPreferences } from '../../preferences/use-display-preferences';
import { useTexts } from '../../texts/dashboard';

/** The order of the projects, for this person on every device. */
export function SortMenu() {
  const t = useTexts();
  const { projectOrder } = useDisplayPreferences();
  const change = useChangePreferences();
  return (
    <MenuButton
      label={t('sort')}
      aria-label={t('sortBy', { order: t(`order_${projectOrder}`) })}
      icon={icons.action.sort}
      text={
        <>
          {t(`order_${projectOrder}`)}
          <Icon icon={icons.action.down} size={14} />
        </>
      }
      short
    >
      <Choices
        title={t('sort')}
        type="radio"
        name="project-order"
        options={PROJECT_ORDERS.map((value) => ({ value, label: t(`order_${value}`) }))}
        isChosen={(value) => projectOrder === value}
        onChoose={(value) => void change({ projectOrder: value })}
      />
    </MenuButton>
  );
}
