import type { ReactNode } from 'react';
import { CopyButton } from '../fields/copy-button';
import { PlainButton } from '../fields/plain-button';
import { TextField } from '../fields/text-field';
import { Dialog, type DialogProps } from './dialog';

export type LinkText = 'link' | 'copyLink' | 'copied' | 'done';

export interface LinkDialogProps extends Omit<DialogProps, 'children'> {
  texts: (key: LinkText) => string;
  /** Until there is a link, the dialog shows `children` and `footer`, such as a form that creates it. */
  link: string | undefined;
  children?: ReactNode;
}

/**
 * A link that is shown once, to pass on.
 * @example
 * <LinkDialog open title="Link of the report" texts={t} link={link} onClose={save} />
 */
export const LinkDialog = ({ texts: t, link, children, footer, ...dialog }: LinkDialogProps) => (
  <Dialog
    {...dialog}
    footer={
      link === undefined ? (
        footer
      ) : (
        <>
          <PlainButton onClick={dialog.onClose}>{t('done')}</PlainButton>
          <CopyButton
            text={link}
            copyText={t('copyLink')}
            copiedText={t('copied')}
            size="middle"
            variant="primary"
          />
        </>
      )
    }
  >
    {link === undefined ? (
      children
    ) : (
      <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.target.select()} />
    )}
  </Dialog>
);
