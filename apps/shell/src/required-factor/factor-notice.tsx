import { SCREENS } from '@taskloom/contracts';
import { Link } from '@taskloom/client/router';
import { Banner, bannerActionClass, formatDay } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useRequiredFactorTexts } from './texts';

/** Before the day from which a second factor is required. */
export default function FactorNotice({ due }: { due: string }) {
  const t = useRequiredFactorTexts();
  return (
    <Banner
      icon={icons.meta.admin}
      action={
        <Link to={SCREENS.security} className={bannerActionClass}>
          {t('setUp')}
        </Link>
      }
    >
      {t('notice', { day: formatDay(due) })}
    </Banner>
  );
}
