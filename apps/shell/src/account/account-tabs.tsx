import { SCREENS } from '@taskloom/contracts';
import { NavLink } from '@taskloom/client/router';
import { tabClasses } from '@taskloom/ui';
import { useSecurityTexts } from './texts';

/** Links to the parts of the profile, each with its own URL. */
export function AccountTabs() {
  const t = useSecurityTexts();
  return (
    <nav className={tabClasses.list} aria-label={t('tabs')}>
      <NavLink className={tabClasses.tab} to={SCREENS.profile} end>
        {t('profileTab')}
      </NavLink>
      <NavLink className={tabClasses.tab} to={SCREENS.security}>
        {t('securityTab')}
      </NavLink>
    </nav>
  );
}
