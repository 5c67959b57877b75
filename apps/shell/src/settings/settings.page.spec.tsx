import { act, screen, waitFor, within } from '@testing-library/react';
import { API } from '@taskloom/contracts';
import { defineTexts, setLanguage } from '@taskloom/client/texts';
import { THEME_STORAGE_KEY } from '@taskloom/ui';
import { preferences } from '../preferences/preferences';
import { insideApi, renderInside } from '../test/render-inside';
import SettingsPage from './settings.page';

const show = () => renderInside(<SettingsPage />);

beforeEach(async () => {
  localStorage.clear();
  await setLanguage('en');
});

/** A catalogue whose German texts the test resolves or rejects. */
const aSlowCatalogue = () => {
  const answers: { come: () => void; fail: () => void }[] = [];
  const de = () =>
    new Promise<{ default: { a: string } }>((resolve, reject) =>
      answers.push({
        come: () => resolve({ default: { a: 'Ä' } }),
        fail: () => reject(new Error('offline')),
      }),
    );
  defineTexts('slow', { en: { a: 'A' }, de });
  return () => answers.pop();
};

describe('Settings', () => {
  it('offer light, dark and system, and remember the choice', async () => {
    const { user } = show();
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    await user.click(screen.getByText('Dark'));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(localStorage.getItem(THEME_STORAGE_KEY)).toBe('dark');
  });

  it('follow the device until a choice is made', () => {
    show();
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    expect(screen.getByTitle('English')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Live notices' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked();
  });

  it('apply a choice even if the browser blocks storage', async () => {
    const kept = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = show();
    await user.click(screen.getByText('Dark'));
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Live notices' }));
    expect(screen.getByRole('switch', { name: 'Live notices' })).not.toBeChecked();
    kept.mockRestore();
  });

  it('switch the language of the whole page', async () => {
    const { user } = show();
    await user.click(screen.getByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByText('Deutsch'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    expect(document.documentElement.lang).toBe('de');
    await waitFor(() => expect(document.title).toBe('Einstellungen · Taskloom'));
  });

  it('show that a language is loading, and which texts failed; Retry loads again', async () => {
    const asked = aSlowCatalogue();
    const { user } = show();
    const choice = screen.getByRole('combobox', { name: 'Language' });
    await user.click(choice);
    await user.click(await screen.findByText('Deutsch'));
    expect(choice).toHaveAttribute('aria-busy', 'true');
    asked()?.fail();
    expect(await screen.findByText(/^Einige Texte konnten nicht geladen werden/)).toBeVisible();
    expect(choice).toHaveAttribute('aria-busy', 'false');
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(choice).toHaveAttribute('aria-busy', 'true');
    asked()?.come();
    await waitFor(() => expect(choice).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
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

  it('show the keys of a hint as keys, with the word of the language', async () => {
    show();
    const keys = () => screen.getAllByText(/./, { selector: 'kbd' }).map(({ textContent }) => textContent);
    expect(keys()).toEqual(['g', 'd', 'Ctrl', 'K', 'Esc']);
    await act(() => setLanguage('de'));
    expect(keys()).toEqual(['g', 'd', 'Strg', 'K', 'Esc']);
  });

  it('show all shortcuts', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Show all shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('show the storage that the person’s files use', async () => {
    const usage = { used: 13_002_342, files: 14, limit: 2_147_483_648 };
    renderInside(<SettingsPage />, { api: insideApi().on('GET', API.storage, usage) });
    const storage = within(await screen.findByRole('region', { name: 'Storage' }));
    expect(await storage.findByText('12 MB of 2 GB used')).toBeVisible();
    expect(storage.getByText('14 files that you have uploaded, in all projects')).toBeVisible();
  });

  it('show no storage when the server does not respond', async () => {
    const api = insideApi();
    renderInside(<SettingsPage />, { api });
    await waitFor(() => expect(api.sent('GET', API.storage)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Storage' })).not.toBeInTheDocument());
  });
});
