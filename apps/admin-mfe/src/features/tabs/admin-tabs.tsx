import { NavLink } from '@taskloom/client/router';
import { SCREENS } from '@taskloom/contracts';
import { tabClasses } from '@taskloom/ui';
import { useTexts } from '../../texts';

const TABS = [
  { to: SCREENS.people, text: 'peopleTab' },
  { to: SCREENS.policies, text: 'policiesTab' },
  { to: SCREENS.mail, text: 'mailTab' },
  { to: SCREENS.storage, text: 'storageTab' },
  { to: SCREENS.tokens, text: 'tokensTab' },
  { to: SCREENS.jobs, text: 'jobsTab' },
  { to: SCREENS.audit, text: 'auditTab' },
] as const;

/** Links to the screens of the administration, each with its own URL. */
export function AdminTabs() {
  const t = useTexts();
  return (
    <nav className={tabClasses.list} aria-label={t('tabs')}>
      {TABS.map(({ to, text }) => (
        <NavLink key={to} className={tabClasses.tab} to={to}>
          {t(text)}
        </NavLink>
      ))}
    </nav>
  );
}
