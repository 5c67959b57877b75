import { useEffect, useRef } from 'react';
import { CopyButton } from '@taskloom/ui';
import { NewSecret } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';

/** The secret of a webhook, which is shown only now. */
export function NewWebhookSecret({ secret }: { secret: string }) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <NewSecret
      title={t('secretCreated')}
      text={t('secretCreatedText')}
      secret={secret}
      actions={<CopyButton ref={button} text={secret} copyText={t('copyToken')} copiedText={t('copied')} />}
    />
  );
}
