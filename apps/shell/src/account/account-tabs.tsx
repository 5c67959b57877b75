import { SCREENS } from '@taskloom/contracts';
import { NavLink } from '@taskloom/client/router';
import { useSecurityTexts } from './texts';
import styles from './account-tabs.module.css';

/** Links to the parts of the profile, each with its own URL. */
export function AccountTabs() {
  const t = useSecurityTexts();
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      <NavLink className={styles.tab} to={SCREENS.profile} end>
        {t('profileTab')}
      </NavLink>
      <NavLink className={styles.tab} to={SCREENS.security}>
        {t('securityTab')}
      </NavLink>
    </nav>
  );
}
