import { useState } from 'react';
import { lazyPart, LazyBoundary } from '@taskloom/client';
import { toast } from '@taskloom/client/toasts';
import { Card, PlainButton, SectionHeader } from '@taskloom/ui';
import { useTexts } from '../texts';
import styles from './notification-rules.module.css';

const RulesDialog = lazyPart(() => import('../features/inbox-rules/rules-dialog'));

/** For the settings: opens the rules that the inbox has behind a button, since people look for them here. */
export default function NotificationRules() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const onFail = () => {
    setOpen(false);
    toast.error(t('rulesFailedLoad'));
  };
  return (
    <Card as="section" padding="lg" className={styles.card} aria-labelledby="settings-rules">
      <SectionHeader id="settings-rules" title={t('rules')} />
      <p className={styles.lead}>{t('rulesInSettings')}</p>
      <PlainButton onClick={() => setOpen(true)}>{t('changeRules')}</PlainButton>
      <LazyBoundary onFail={onFail}>
        {open && <RulesDialog first={null} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </Card>
  );
}
