import { useEffect, useRef } from 'react';
import { CopyButton } from '@taskloom/ui';
import { NewSecret } from '@taskloom/ui/modal';
import { useTexts } from '../../texts';
import { Sentence } from '../../words/sentence';

/** The token itself, which is shown only now. */
export function NewToken({ secret }: { secret: string }) {
  const t = useTexts();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <NewSecret
      title={t('tokenCreated')}
      text={<Sentence text={t('tokenCreatedText')} />}
      secret={secret}
      actions={<CopyButton ref={button} text={secret} copyText={t('copyToken')} copiedText={t('copied')} />}
    />
  );
}
