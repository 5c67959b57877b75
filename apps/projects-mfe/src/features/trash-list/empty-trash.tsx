import type { Project } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { PlainButton } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useTexts } from '../../texts/all';

const EmptyTrashDialog = lazyPart(() => import('./empty-trash.dialog'));

/** For the owner of the project. */
export function EmptyTrash({ project }: { project: Pick<Project, '_id' | 'title'> }) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <PlainButton icon={icons.action.delete} onClick={() => setAsking(true)}>
        {t('emptyTrash')}
      </PlainButton>
      <LazyBoundary onFail={() => setAsking(false)}>
        {asking && <EmptyTrashDialog project={project} onClose={() => setAsking(false)} />}
      </LazyBoundary>
    </>
  );
}
