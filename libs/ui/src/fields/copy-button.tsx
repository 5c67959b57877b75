import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { PlainButton, type PlainButtonProps } from './plain-button';

export interface CopyButtonProps extends Omit<PlainButtonProps, 'icon' | 'onClick' | 'children'> {
  /** The copied text. */
  text: string;
  /** The label before, and after copying. */
  copyText: string;
  copiedText: string;
}

/**
 * Copies a text; the label confirms it.
 * @example
 * <CopyButton text="https://example.com" copyText="Copy link" copiedText="Copied" />
 */
export const CopyButton = ({ text, copyText, copiedText, ...button }: CopyButtonProps) => {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without the permission the text can still be selected.
      () => undefined,
    );
  return (
    <PlainButton size="small" {...button} icon={copied ? Check : Copy} onClick={() => void copy()}>
      {copied ? copiedText : copyText}
    </PlainButton>
  );
};
