import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { pretendMedia } from '../test/media';
import { THEME_STORAGE_KEY, ThemeProvider, useThemeMode } from '.';
import { setThemeMode } from './theme-mode';

const Chooser = () => {
  const { mode, resolved, setMode } = useThemeMode();
  return (
    <>
      <p>{`${mode} shows ${resolved}`}</p>
      <button onClick={() => setMode('dark')}>Dark</button>
    </>
  );
};

const show = () =>
  render(
    <ThemeProvider>
      <Chooser />
    </ThemeProvider>,
  );

const prefersDark = (query: string): boolean => query === '(prefers-color-scheme: dark)';

beforeEach(() => {
  setThemeMode('system');
  localStorage.clear();
});

describe('the theme', () => {
  it('follows the system until the person chooses', () => {
    pretendMedia(prefersDark);
    show();
    expect(screen.getByText('system shows dark')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('follows a change of the system at once', () => {
    const media = pretendMedia(prefersDark);
    show();
    act(() => media.change(() => false));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('stores the choice and applies it at once', async () => {
    pretendMedia(() => false);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(screen.getByText('dark shows dark')).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  });

  it('ignores the system after a choice', () => {
    localStorage.setItem(THEME_STORAGE_KEY, 'light');
    pretendMedia(prefersDark);
    show();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('applies a choice made in another tab', () => {
    pretendMedia(() => false);
    show();
    localStorage.setItem(THEME_STORAGE_KEY, 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: THEME_STORAGE_KEY })));
    expect(screen.getByText('dark shows dark')).toBeVisible();
  });

  it('keeps a choice for the visit where storage is blocked', async () => {
    pretendMedia(() => false);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('quota');
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('ignores an invalid stored value', () => {
    localStorage.setItem(THEME_STORAGE_KEY, 'sepia');
    pretendMedia(() => false);
    show();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});
