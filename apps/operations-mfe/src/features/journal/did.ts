import type { RemoteJournalEntry } from '@taskloom/contracts';
import type { Texts } from '../../texts';

/** The predicate of a journal entry, such as 'activated 1.2.0'. */
export const did = (t: Texts, entry: RemoteJournalEntry): string => {
  const { action, percent } = entry;
  const [version, previous] = [entry.version ?? t('none'), entry.previous];
  switch (action) {
    case 'publish':
      return t('didPublish', { version });
    case 'activate':
      return previous === null || previous === version
        ? t('didActivateFirst', { version })
        : t('didActivate', { version, previous });
    case 'canary':
      return percent === 0
        ? t('didEndCanary', { version: previous ?? t('none') })
        : t('didCanary', { version, percent: percent ?? 0 });
    case 'preview':
      return t('didPreview', { version });
    case 'rollback':
      return percent === 0 || previous === version
        ? t('didEndCanary', { version })
        : t('didRollBack', { version, previous: previous ?? t('none') });
    case 'halt':
      return t('didHalt', { version });
    case 'lock':
      return t('didLock');
    case 'unlock':
      return t('didUnlock');
    case 'revoke':
      return t('didRevoke', { version });
    case 'sign':
      return t('didSign', { version });
    case 'agree':
      return t('didAgree', { version });
  }
};
