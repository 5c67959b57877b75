import type { DisplayPreferences } from '@taskloom/contracts';
import { useUser } from '@taskloom/client';
import type { ReactNode } from 'react';
import { FirstProject } from './first-project';
import { InviteStep } from './invite-step';
import { KeysStep } from './keys-step';
import { StepsHead } from './steps-head';
import styles from './start-page.module.css';
import { useStartTexts } from './texts';
import { useSteps } from './use-steps';

interface StartPageProps {
  /** Undefined while they are being loaded. */
  preferences: DisplayPreferences | undefined;
  loading: ReactNode;
  onCreate: () => void;
}

/** The first steps of a person without a project: a project, people, keys. Each ticks itself off when it is done. */
export default function StartPage({ preferences, loading, onCreate }: StartPageProps) {
  return preferences ? <Steps preferences={preferences} onCreate={onCreate} /> : loading;
}

function Steps({
  preferences,
  onCreate,
}: Pick<StartPageProps, 'onCreate'> & { preferences: DisplayPreferences }) {
  const t = useStartTexts();
  const { role } = useUser();
  const steps = useSteps(role === 'admin', preferences.learnedKeys);
  return (
    <section className={styles.page} aria-label={t('label')}>
      <StepsHead steps={Object.values(steps)} />
      <div className={styles.grid}>
        <FirstProject onCreate={onCreate} />
        {(steps.invite !== undefined || steps.keys !== undefined) && (
          <div className={styles.side}>
            {steps.invite !== undefined && <InviteStep done={steps.invite} />}
            {steps.keys !== undefined && <KeysStep done={steps.keys} learned={preferences.learnedKeys} />}
          </div>
        )}
      </div>
    </section>
  );
}
