import { act, render, screen } from '@testing-library/react';
import { setThemeMode } from '../theme/theme-mode';
import tokens from '../theme/tokens.json';
import { pretendMedia } from '../test/media';
import { antdTheme, TOUCH_QUERY } from './antd-theme';
import { Button, KitProvider } from './core';

const styles = (): string =>
  [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n');

const show = () =>
  render(
    <KitProvider>
      <Button type="primary">New Project</Button>
    </KitProvider>,
  );

beforeEach(() => {
  setThemeMode('system');
  localStorage.clear();
});

describe('antd in our theme', () => {
  it('gives each theme its own tokens', () => {
    expect(antdTheme('light', false).token?.colorPrimary).toBe(tokens.light.antd.colorPrimary);
    expect(antdTheme('dark', false).token?.colorPrimary).toBe(tokens.dark.antd.colorPrimary);
    expect(antdTheme('dark', false).components?.Modal?.contentBg).toBe(
      tokens.dark.components.Modal.contentBg,
    );
  });

  it('gives controls the height of a touch target on touch screens, and only there', () => {
    expect(antdTheme('light', true).token?.controlHeight).toBe(44);
    expect(antdTheme('light', false).token?.controlHeight).toBe(36);
  });

  it('writes antd as CSS variables in its own layer', () => {
    pretendMedia(() => false);
    show();
    expect(screen.getByRole('button', { name: 'New Project' })).toHaveClass('taskloom');
    expect(styles()).toContain(`--ant-color-primary:${tokens.light.antd.colorPrimary}`);
    expect(styles()).toContain('@layer antd');
  });

  it('follows the theme and the screen', () => {
    const media = pretendMedia(() => false);
    show();
    act(() => setThemeMode('dark'));
    expect(styles()).toContain(`--ant-color-primary:${tokens.dark.antd.colorPrimary}`);
    act(() => media.change((query) => query === TOUCH_QUERY));
    expect(styles()).toContain('--ant-control-height:44px');
  });
});
