import { SCREENS, type Project } from '@taskloom/contracts';
import { ExtensionPart, useExtensions, type ExtensionOffer } from '@taskloom/client';
import { Link, useSearchParams } from '@taskloom/client/router';
import { LoadingState } from '@taskloom/ui';
import { useTexts } from '../../texts';
import styles from './project-tabs.module.css';

const VIEW = 'view';

/** The tab of a remote that the address opens; the board without one, or when its remote is gone. */
export function useOpenTab(): ExtensionOffer<'project-tab'> | undefined {
  const [params] = useSearchParams();
  return useExtensions('project-tab').find(({ key }) => key === params.get(VIEW));
}

interface ProjectTabsProps {
  projectId: string;
  open: ExtensionOffer<'project-tab'> | undefined;
}

/** The board and the tabs of remotes, each with an address; nothing when there is only the board. */
export function ProjectTabs({ projectId, open }: ProjectTabsProps) {
  const t = useTexts();
  const tabs = useExtensions('project-tab');
  if (tabs.length === 0) return null;
  const tab = (key: string | undefined, title: string, query = '') => (
    <Link
      key={key ?? ''}
      className={styles.tab}
      to={`${SCREENS.project(projectId)}${query}`}
      aria-current={key === open?.key ? 'page' : undefined}
    >
      {title}
    </Link>
  );
  return (
    <nav className={styles.tabs} aria-label={t('projectViews')}>
      {tab(undefined, t('boardTab'))}
      {tabs.map(({ key, title }) => tab(key, title, `?${new URLSearchParams({ [VIEW]: key }).toString()}`))}
    </nav>
  );
}

interface TabContentProps {
  project: Project;
  open: ExtensionOffer<'project-tab'>;
}

export function TabContent({ project, open }: TabContentProps) {
  const t = useTexts();
  return (
    <section aria-label={open.title}>
      <ExtensionPart
        key={open.key}
        offer={open}
        given={{ project }}
        loading={<LoadingState text={t('loadingTab', { title: open.title })} />}
      />
    </section>
  );
}
