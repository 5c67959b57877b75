import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from '../icons/icon';
import styles from './toast.module.css';

/** Pass to the toaster: `toastOptions={{ unstyled: true, classNames: toastClasses }}`. */
export const toastClasses = {
  toast: styles.toast ?? '',
  icon: styles.icon ?? '',
  content: styles.content ?? '',
  title: styles.title ?? '',
  description: styles.description ?? '',
  closeButton: styles.close ?? '',
  actionButton: styles.action ?? '',
  cancelButton: styles.action ?? '',
};

/** Pass to the toaster as `icons`. */
export const toastIcons = {
  success: <Icon icon={CircleCheck} className={styles.success} />,
  error: <Icon icon={CircleAlert} className={styles.error} />,
  warning: <Icon icon={TriangleAlert} className={styles.warning} />,
  info: <Icon icon={Info} className={styles.info} />,
};
