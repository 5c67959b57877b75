import type { PanelProps } from '@taskloom/ui';
import { Drawer } from '@taskloom/ui/modal';
import styles from './filters-sheet.module.css';

interface FiltersSheetProps extends Pick<PanelProps, 'label' | 'onClose' | 'children'> {
  open: boolean;
}

/** The filters on a narrow screen: a bottom sheet above everything else. */
export default function FiltersSheet({ open, label, onClose, children }: FiltersSheetProps) {
  return (
    <Drawer
      open={open}
      destroyOnHidden
      placement="bottom"
      size="auto"
      closable={false}
      aria-label={label}
      classNames={{ wrapper: styles.sheet }}
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
    >
      {children}
    </Drawer>
  );
}
