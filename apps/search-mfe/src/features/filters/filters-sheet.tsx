import { Drawer } from '@taskloom/ui/modal';
import type { FiltersSurfaceProps } from './filters-popover';

/** The filters on a narrow screen: a sheet from below, over everything else. */
export default function FiltersSheet({ open, label, onClose, children }: FiltersSurfaceProps) {
  return (
    <Drawer
      open={open}
      destroyOnHidden
      placement="bottom"
      size="auto"
      closable={false}
      aria-label={label}
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
    >
      {children}
    </Drawer>
  );
}
