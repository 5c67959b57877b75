import { LazyBoundary, lazyPart } from '@taskloom/client';
import { useGetDisplayPreferencesQuery } from '@taskloom/contracts/rtk';
import { Suspense, useState, type ReactNode } from 'react';

/** On demand: only people without a project need it. */
const StartPage = lazyPart(() => import(/* webpackChunkName: "on-demand-start" */ './start-page'));

interface StartPagePartProps {
  /** What is shown once the person has hidden the start page, or when it can't be loaded. */
  empty: ReactNode;
  loading: ReactNode;
  /** Opens the dialog with all fields of a new project. */
  onCreate: () => void;
}

/** The start page for a person without a project. Its code is loaded only for them. */
export function StartPagePart({ empty, loading, onCreate }: StartPagePartProps) {
  const { data, isError } = useGetDisplayPreferencesQuery();
  const [failed, setFailed] = useState(false);
  if (failed || isError || data?.startPage === 'hidden') return empty;
  return (
    <LazyBoundary onFail={() => setFailed(true)}>
      <Suspense fallback={loading}>
        <StartPage preferences={data} loading={loading} onCreate={onCreate} />
      </Suspense>
    </LazyBoundary>
  );
}
