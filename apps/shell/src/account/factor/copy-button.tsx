import { CopyButton as Button } from '@taskloom/ui';
import { useFactorTexts } from './texts';

/** Copies a secret. */
export function CopyButton({ text }: { text: string }) {
  const t = useFactorTexts();
  return <Button text={text} copyText={t('copy')} copiedText={t('copied')} />;
}
