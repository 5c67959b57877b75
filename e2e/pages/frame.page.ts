import type { Locator, Page } from '@playwright/test';

/** The frame around every screen. */
export class FramePage {
  readonly navigation: Locator;
  readonly avatarMenu: Locator;

  constructor(private readonly page: Page) {
    this.navigation = page.getByRole('navigation').first();
    this.avatarMenu = page.getByRole('button', { name: /^account menu|user menu|profile/i });
  }

  entry(name: string): Locator {
    return this.navigation.getByRole('link', { name, exact: true });
  }

  async signOut(): Promise<void> {
    await this.avatarMenu.click();
    await this.page.getByRole('menuitem', { name: 'Log out' }).click();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}
