import type { ThemeConfig } from 'antd/es/config-provider/context';
import type { Theme } from '../theme/theme-mode';
import tokens from '../theme/tokens.json';

/** Values that tokens.json does not define and antd would make too large, too loud or too pale. */
const ADDED: ThemeConfig['components'] = {
  Tooltip: { fontSize: 12, lineHeight: 1.3333, borderRadius: 6, controlHeight: 24, paddingSM: 8 },
  Modal: { borderRadiusLG: tokens.shared.taskloom.radius.dialog },
};

const SWITCH = { trackMinWidth: 36, trackHeight: 20, handleSize: 16 };

type Colours = typeof tokens.light;

const themeOf = ({ antd, components }: Colours): ThemeConfig => ({
  token: {
    ...tokens.shared.antd,
    ...antd,
    colorInfoBorder: antd.colorBorderSecondary,
    colorSuccessBorder: antd.colorBorderSecondary,
  },
  components: {
    ...ADDED,
    ...components,
    Modal: { ...ADDED.Modal, ...components.Modal },
    Switch: { ...SWITCH, ...components.Switch },
    // In dark, colorPrimary is only used for fills; text uses the text colour.
    Tabs: {
      itemSelectedColor: antd.colorPrimaryText,
      itemHoverColor: antd.colorText,
      itemActiveColor: antd.colorPrimaryText,
      inkBarColor: antd.colorPrimaryText,
    },
  },
});

const THEMES: Record<Theme, ThemeConfig> = { light: themeOf(tokens.light), dark: themeOf(tokens.dark) };

/** Below this width, and on touch screens, controls have the height of a touch target. */
export const TOUCH_QUERY = '(max-width: 575.98px), (pointer: coarse)';

/** The theme of antd: one full set of tokens per mode, as CSS variables, without hashed class names. */
export const antdTheme = (theme: Theme, touch: boolean): ThemeConfig => {
  const { token, components } = THEMES[theme];
  const controlHeight = touch ? tokens.shared.taskloom.layout.touchTarget : tokens.shared.antd.controlHeight;
  return { cssVar: { key: 'taskloom' }, hashed: false, token: { ...token, controlHeight }, components };
};
