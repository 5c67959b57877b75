import type { Attachment } from '@taskloom/contracts';
import { Icon } from '@taskloom/ui';
import { icons } from '@taskloom/ui/icons';
import { useTexts } from '../../texts/all';
import styles from './attachments.module.css';

export function Download({ name, url }: Pick<Attachment, 'name' | 'url'>) {
  const t = useTexts();
  return (
    <a className={styles.action} href={url} download={name} aria-label={t('download', { name })}>
      <Icon icon={icons.action.download} />
    </a>
  );
}
