import type { Project } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { Icon } from '@taskloom/ui';
import { Button } from '@taskloom/ui/core';
import { icons } from '@taskloom/ui/icons';
import { useState } from 'react';
import { LazyBoundary } from '../../lazy-boundary/lazy-boundary';
import { useTexts } from '../../texts';

const EmptyTrashDialog = lazyPart(() => import('./empty-trash.dialog'));

/** For the owner of the project. */
export function EmptyTrash({ project }: { project: Pick<Project, '_id' | 'title'> }) {
  const t = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button icon={<Icon icon={icons.action.delete} />} onClick={() => setAsking(true)}>
        {t('emptyTrash')}
      </Button>
      <LazyBoundary onFail={() => setAsking(false)}>
        {asking && <EmptyTrashDialog project={project} onClose={() => setAsking(false)} />}
      </LazyBoundary>
    </>
  );
}
