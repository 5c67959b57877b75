import { Outlet } from '@taskloom/client/router';
import { KitProvider } from '@taskloom/ui/core';

/** Where the screens appear, with antd's theme around them. */
export const Screen = () => (
  <KitProvider>
    <Outlet />
  </KitProvider>
);
