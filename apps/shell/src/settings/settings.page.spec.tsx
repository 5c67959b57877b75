import { screen, waitFor } from '@testing-library/react';
import { setLanguage } from '@taskloom/client/texts';
import { KitProvider } from '@taskloom/ui/core';
import { THEME_STORAGE_KEY } from '@taskloom/ui';
import { preferences, setPreference } from '../preferences/preferences';
import { renderInside } from '../test/render-inside';
import SettingsPage from './settings.page';

const show = () =>
  renderInside(
    <KitProvider>
      <SettingsPage />
    </KitProvider>,
  );

beforeEach(async () => {
  localStorage.clear();
  setPreference('liveNotices', true);
  setPreference('singleKeys', true);
  await setLanguage('en');
});

describe('Settings', () => {
  it('offer light, dark and system, and remember the choice', async () => {
    const { user } = show();
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await user.click(screen.getByText('Dark'));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  });

  it('switch the language of the whole page', async () => {
    const { user } = show();
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByText('Deutsch'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
    await waitFor(() => expect(document.title).toBe('Einstellungen · Taskloom'));
  });

  it('switch live notices off and on', async () => {
    const { user } = show();
    const notices = screen.getByRole('switch', { name: 'Live notices' });
    expect(notices).toBeChecked();
    await user.click(notices);
    expect(notices).not.toBeChecked();
    expect(preferences().liveNotices).toBe(false);
    await user.click(notices);
    expect(preferences().liveNotices).toBe(true);
  });

  it('switch single-key shortcuts off', async () => {
    const { user } = show();
    await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }));
    expect(preferences()).toEqual({ liveNotices: true, singleKeys: false });
  });

  it('show all shortcuts', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Show all shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});
