import { PlainButton, isComposing } from '@taskloom/ui';
import { Input } from '@taskloom/ui/form';
import { toggleMark } from 'prosemirror-commands';
import type { EditorView } from 'prosemirror-view';
import { useState, type KeyboardEvent } from 'react';
import { isSafe } from '../markdown/addresses';
import { useTexts } from '../texts/all';
import styles from './editor.module.css';
import { schema } from './schema';

/** `example.org` as it is usually typed. */
const completed = (address: string): string =>
  /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : address;

interface LinkFormProps {
  view: EditorView;
  onClose: () => void;
}

/** In place of the toolbar: the address for the selected words. */
export function LinkForm({ view, onClose }: LinkFormProps) {
  const t = useTexts();
  const [address, setAddress] = useState('');
  const href = completed(address.trim());
  const close = () => {
    onClose();
    view.focus();
  };
  const apply = () => {
    if (!isSafe(href)) return;
    toggleMark(schema.marks.link, { href })(view.state, view.dispatch);
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') apply();
    else close();
  };
  return (
    <div className={styles.link} role="group" aria-label={t('tool_link')}>
      <Input
        autoFocus
        size="small"
        type="url"
        aria-label={t('linkAddress')}
        value={address}
        status={address !== '' && !isSafe(href) ? 'warning' : undefined}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={press}
      />
      <PlainButton size="small" disabled={!isSafe(href)} onClick={apply}>
        {t('linkApply')}
      </PlainButton>
    </div>
  );
}
