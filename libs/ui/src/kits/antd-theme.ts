import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { Theme } from '../theme/theme-mode';
import tokens from '../theme/tokens.json';

/** What tokens.json leaves to antd and antd derives too strong for us. */
const COMPONENTS = {
  Tooltip: { fontSize: 12, lineHeight: 1.3333, borderRadius: 6, controlHeight: 24, paddingSM: 8 },
  Switch: { trackMinWidth: 36, trackHeight: 20, handleSize: 16 },
  Segmented: { segmentedPaddingHorizontal: 12 },
  Modal: { borderRadiusLG: 14 },
};

const PER_THEME: Record<Theme, ThemeConfig> = {
  light: {
    token: { ...tokens.shared.antd, ...tokens.light.antd },
    components: {
      ...COMPONENTS,
      ...tokens.light.components,
      Switch: { ...COMPONENTS.Switch, ...tokens.light.components.Switch },
    },
  },
  dark: {
    token: { ...tokens.shared.antd, ...tokens.dark.antd },
    components: {
      ...COMPONENTS,
      ...tokens.dark.components,
      Switch: { ...COMPONENTS.Switch, ...tokens.dark.components.Switch },
    },
  },
};

/** Below this width, and on touch, controls are as high as a finger needs. */
export const TOUCH_QUERY = '(max-width: 575.98px), (pointer: coarse)';

/** antd's theme: two complete sets, as CSS variables, without hashed class names. */
export const antdTheme = (theme: Theme, touch: boolean): ThemeConfig => {
  const { token, components } = PER_THEME[theme];
  const controlHeight = touch ? tokens.shared.taskloom.layout.touchTarget : tokens.shared.antd.controlHeight;
  return { cssVar: { key: 'taskloom' }, hashed: false, token: { ...token, controlHeight }, components };
};
