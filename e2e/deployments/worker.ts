import { expect, type Page, type Request } from '@playwright/test';
import { FramePage } from '../pages/frame.page.js';
import { RunningCode } from './running-code.js';
import { scaled } from '../installation/limits.js';

/** Besides the test's own. */
const NO_LIMIT = 0;

const FILE = /\/r\/([^/]+)\/([^/]+)\//;

/**
 * The shell's own timeout for a manifest, hit on a machine with more browsers than cores. It retries without
 * any visible effect.
 */
const gaveUpWaiting = (request: Request): boolean =>
  request.url().endsWith('/mf-manifest.json') && request.failure()?.errorText === 'net::ERR_ABORTED';

/** A person who works while remotes are deployed, and records violations. */
export class Worker {
  readonly faults: string[] = [];
  /** How often a form kept its input across a deployment. */
  kept = 0;
  /** A form is open and waits for the next deployment. */
  waits = false;
  /** The versions of each remote whose files were requested, as `calendar@3.0.1`. */
  private readonly entered = new Set<string>();
  private readonly frame: FramePage;

  private constructor(
    private readonly page: Page,
    readonly code: RunningCode,
  ) {
    this.frame = new FramePage(page);
    page.on('request', (request) => this.noteVersion(request));
    page.on('requestfailed', (request) => {
      if (FILE.test(request.url()) && !gaveUpWaiting(request))
        this.faults.push(`${request.url()}: ${request.failure()?.errorText}`);
    });
    page.on('response', (response) => {
      if (FILE.test(response.url()) && !response.ok() && response.status() !== 304)
        this.faults.push(`${response.url()}: ${response.status()}`);
    });
    page.on('pageerror', (error) => this.faults.push(String(error)));
  }

  static async of(page: Page): Promise<Worker> {
    return new Worker(page, await RunningCode.of(page));
  }

  hasEntered(name: string, version: string): boolean {
    return this.entered.has(`${name}@${version}`);
  }

  async arrive(): Promise<void> {
    await this.page.goto('/');
    await expect(this.frame.heading('Dashboard')).toBeVisible({ timeout: scaled(120_000) });
    await this.code.entered('projects');
  }

  /**
   * Works in rounds until the deployments are over; in each round one form stays open across a deployment.
   */
  async work(deployed: () => number, isOver: () => boolean): Promise<void> {
    for (let round = 1; !isOver(); round += 1) {
      await this.fillAcrossDeployment(`Round ${round}`, deployed, isOver);
      for (const [name, entry, heading] of [
        ['calendar', 'Calendar', 'Project Calendar'],
        ['team', 'Team Members', 'Team Members'],
        ['search', 'Search', 'Search'],
        ['projects', 'Dashboard', 'Dashboard'],
      ] as const) {
        await this.code.left();
        await this.frame.entry(entry).click();
        await expect(this.frame.heading(heading)).toBeVisible({ timeout: scaled(120_000) });
        await this.code.entered(name);
      }
    }
  }

  leave(): Promise<void> {
    return this.page.context().close();
  }

  private noteVersion(request: Request): void {
    const [, name, version] = FILE.exec(request.url()) ?? [];
    if (name && version) this.entered.add(`${name}@${version}`);
  }

  private async fillAcrossDeployment(
    title: string,
    deployed: () => number,
    isOver: () => boolean,
  ): Promise<void> {
    await this.page.getByRole('button', { name: 'New Project' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Create New Project' });
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Description').fill('Typed before the deployment.');
    const before = deployed();
    this.waits = true;
    await expect.poll(() => deployed() > before || isOver(), { timeout: NO_LIMIT }).toBe(true);
    this.waits = false;
    await expect(dialog.getByLabel('Title')).toHaveValue(title);
    await expect(dialog.getByLabel('Description')).toHaveValue('Typed before the deployment.');
    if (deployed() > before) this.kept += 1;
    await this.code.left();
    await dialog.getByRole('button', { name: /create/i }).click();
    await expect(dialog).toBeHidden({ timeout: scaled(120_000) });
    // The new project opens.
    await expect(this.frame.heading(title)).toBeVisible({ timeout: scaled(120_000) });
    await this.code.entered('projects');
  }
}
