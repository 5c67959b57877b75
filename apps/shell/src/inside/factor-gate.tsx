import { lazy, Suspense, useState } from 'react';
import { Outlet } from '@taskloom/client/router';
import { FullScreenLoading } from '@taskloom/ui';
import { useTexts } from '../texts';
import { isOver, useFactorDue } from '../required-factor/use-factor-due';

const RequiredFactorPage = lazy(() => import('./required-factor.page'));

/**
 * Shows nothing but the setup of a second factor to a session that lacks a required one; the API refuses all else. The page
 * stays until the person goes on, so that the recovery codes can be saved.
 */
export function FactorGate() {
  const t = useTexts();
  const due = useFactorDue();
  const [settingUp, setSettingUp] = useState(false);
  const lacking = typeof due === 'string' && isOver(due);
  if (lacking && !settingUp) setSettingUp(true);
  if (!settingUp) return <Outlet />;
  return (
    <Suspense fallback={<FullScreenLoading text={t('app.loading')} />}>
      <RequiredFactorPage done={!lacking} onContinue={() => setSettingUp(false)} />
    </Suspense>
  );
}
