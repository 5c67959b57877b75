import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import CalendarIcon from 'lucide-react/icons/calendar';
import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { Spinner } from '../states/spinner';
import { useThemeMode } from '../theme/theme-provider';
import { antdTheme, TOUCH_QUERY } from './antd-theme';
import './antd.css';

const subscribeToTouch = (listener: () => void): (() => void) => {
  const query = matchMedia(TOUCH_QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const isTouch = (): boolean => matchMedia(TOUCH_QUERY).matches;

const Themed = createContext(false);

/**
 * Provides antd with our theme, unless a surrounding provider does. antd's styles are in the layer `antd`, below our own.
 * antd's parts contain it already (`themed`); around many of them, one provider is cheaper.
 */
export const KitProvider = ({ children }: { children: ReactNode }) =>
  use(Themed) ? <>{children}</> : <Theme>{children}</Theme>;

const Theme = ({ children }: { children: ReactNode }) => {
  const { resolved } = useThemeMode();
  const touch = useSyncExternalStore(subscribeToTouch, isTouch);
  const theme = useMemo(() => antdTheme(resolved, touch), [resolved, touch]);
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={theme}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false, loadingIcon: <Spinner size={14} plain /> }}
        tooltip={{ arrow: false, mouseEnterDelay: 0.4 }}
        popover={{ arrow: false }}
        select={{ suffixIcon: <Icon icon={ChevronDown} /> }}
        datePicker={{ suffixIcon: <Icon icon={CalendarIcon} /> }}
        modal={{ closeIcon: <Icon icon={X} size={18} /> }}
        drawer={{ closeIcon: <Icon icon={X} size={18} /> }}
      >
        <Themed value={true}>{children}</Themed>
      </ConfigProvider>
    </StyleProvider>
  );
};
