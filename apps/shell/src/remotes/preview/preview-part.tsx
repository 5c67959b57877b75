import { Suspense } from 'react';
import type { RemotePreview } from '@taskloom/contracts';
import { lazyPart } from '@taskloom/client';
import { LoadingState } from '@taskloom/ui';
import { useTexts } from '../texts';

const Question = lazyPart(() => import('./preview-question'));

/** Replaces the screen until the person has decided about a requested preview. Few people ever see it, so it is loaded late. */
export function PreviewQuestion({ requested }: { requested: RemotePreview }) {
  const t = useTexts();
  return (
    <Suspense fallback={<LoadingState text={t('previewLoading', { name: requested.remote })} />}>
      <Question requested={requested} />
    </Suspense>
  );
}
