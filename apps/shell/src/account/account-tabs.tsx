import { SCREENS } from '@taskloom/contracts';
import { NavLink } from '@taskloom/client/router';
import { useSecurityTexts } from './texts';
import styles from './account-tabs.module.css';

/** The parts of the profile, as links: each has an address of its own. */
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
