import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { PlainButton } from '@taskloom/ui';
import { useFactorTexts } from './texts';

/** Copies a secret; the label confirms it. */
export function CopyButton({ text }: { text: string }) {
  const t = useFactorTexts();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without the permission the text can still be selected.
      () => undefined,
    );
  };
  return (
    <PlainButton size="small" icon={copied ? Check : Copy} onClick={() => void copy()}>
      {copied ? t('copied') : t('copy')}
    </PlainButton>
  );
}
