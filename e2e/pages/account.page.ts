import type { Locator, Page } from '@playwright/test';

/** Sign-in and registration. */
export class AccountPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly password: Locator;

  constructor(private readonly page: Page) {
    this.name = page.getByLabel(/full name/i);
    this.email = page.getByLabel(/email/i);
    this.password = page.getByLabel(/^password/i);
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole('button', { name: 'Sign In' }).click();
  }

  async register(name: string, email: string, password: string): Promise<void> {
    await this.name.fill(name);
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole('button', { name: 'Create Account' }).click();
  }
}
