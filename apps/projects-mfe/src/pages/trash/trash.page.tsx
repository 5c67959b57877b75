import { LIMITS, TRASH_DAYS, TRASH_KINDS, type TrashEntry, type TrashKind } from '@taskloom/contracts';
import { errorMessage, useGetProjectListQuery, useGetTrashQuery } from '@taskloom/contracts/rtk';
import { useUser } from '@taskloom/client';
import { useSearchParams } from '@taskloom/client/router';
import { EmptyState, ErrorState, ListSkeleton, PageHeader, SearchField } from '@taskloom/ui';
import { Segmented } from '@taskloom/ui/form';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { EmptyTrash } from '../../features/trash-list/empty-trash';
import { TrashList } from '../../features/trash-list/trash-list';
import { useTexts } from '../../texts/all';
import styles from './trash.page.module.css';

type Shown = 'all' | TrashKind;

/** The project in the address, `/trash?project=…`; all of the person's without. */
function useTrash() {
  const [params] = useSearchParams();
  const projectId = params.get('project') ?? undefined;
  const { data: projects } = useGetProjectListQuery();
  const project = projects?.find(({ _id }) => _id === projectId);
  return { project, ...useGetTrashQuery(projectId === undefined ? {} : { projectId }) };
}

const has = (text: string | undefined, words: string): boolean =>
  text !== undefined && text.toLocaleLowerCase().includes(words);

const matches = ({ title, project, task, deletedBy }: TrashEntry, query: string): boolean => {
  const words = query.trim().toLocaleLowerCase();
  return [title, project.title, task?.title, deletedBy.name].some((text) => has(text, words));
};

export default function TrashPage() {
  const t = useTexts();
  const { _id: me } = useUser();
  const { project, data: entries, error, isFetching, refetch } = useTrash();
  const [shown, setShown] = useState<Shown>('all');
  const [query, setQuery] = useState('');
  const ofKind = (kind: Shown) => (entries ?? []).filter((entry) => kind === 'all' || entry.kind === kind);
  const found = ofKind(shown).filter((entry) => matches(entry, query));
  const options = (['all', ...TRASH_KINDS] as const).map((kind) => ({
    value: kind,
    label: t('trashTab', { tab: t(TABS[kind]), count: ofKind(kind).length }),
  }));
  const mayEmpty = project?.owner._id === me && found.length > 0;

  return (
    <div className={styles.page}>
      <PageHeader
        title={project ? t('trashOf', { project: project.title }) : t('trash')}
        subtitle={t('trashSubtitle', { days: TRASH_DAYS })}
        actions={mayEmpty && <EmptyTrash project={project} />}
      />
      {!entries && error !== undefined && !isFetching && (
        <ErrorState
          title={t('trashFailed')}
          text={errorMessage(error, t('trashFailed'))}
          retryText={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!entries && isFetching && <ListSkeleton text={t('trashLoading')} />}
      {entries?.length === 0 && (
        <EmptyState icon={icons.action.delete} title={t('trashEmpty')} text={t('trashEmptyText')} />
      )}
      {entries && entries.length > 0 && (
        <>
          <div className={styles.toolbar}>
            <Segmented
              aria-label={t('trashKinds')}
              className={styles.tabs}
              options={options}
              value={shown}
              onChange={(kind) => setShown(kind)}
            />
            <SearchField
              className={styles.search}
              label={t('searchTrash')}
              clearLabel={t('clearSearch')}
              value={query}
              onChange={setQuery}
            />
          </div>
          {found.length > 0 ? (
            <TrashList entries={found} />
          ) : (
            <EmptyState icon={icons.action.search} title={t('trashNoMatch')} text={t('trashNoMatchText')} />
          )}
          {entries.length === LIMITS.trashPage && <p>{t('trashNewest', { count: LIMITS.trashPage })}</p>}
        </>
      )}
    </div>
  );
}

const TABS = {
  all: 'trashAll',
  task: 'trashTasks',
  comment: 'trashComments',
  file: 'trashFiles',
  project: 'trashProjects',
} as const;
