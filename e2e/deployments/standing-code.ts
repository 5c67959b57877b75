import type { CDPSession, Page, Request } from '@playwright/test';
import type { RemoteBeacon } from '@taskloom/contracts';
import { API, API_BASE } from '@taskloom/contracts';

const FILE = /\/r\/([^/]+)\/([^/]+)\//;

/**
 * The shell's own timeout, hit on a machine with more browsers than cores. The person gets the previous
 * version, which is checked too.
 */
const gaveUpWaiting = ({ reason }: Told): boolean => /\bnot done within \d+ ms/.test(reason ?? '');

type Told = Pick<RemoteBeacon, 'name' | 'version' | 'outcome' | 'reason'>;

interface Standing {
  name: string;
  /** The versions whose files were requested or whose functions ran while the screen was visible. */
  versions: Set<string>;
}

/**
 * Checks that no page mixes versions: while a screen of a remote is visible, every file requested and every
 * function run of that remote (from the browser's coverage) belongs to one version, the one that the shell
 * reports for this load.
 */
export class StandingCode {
  private readonly stood: Standing[] = [];
  private readonly told: Told[] = [];
  private now?: Standing;

  private constructor(private readonly browser: CDPSession) {}

  static async of(page: Page): Promise<StandingCode> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Profiler.enable');
    await browser.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const code = new StandingCode(browser);
    page.on('request', (request) => code.hear(request));
    return code;
  }

  /** Call when a screen of this remote is visible, until {@link left}. */
  async stands(name: string): Promise<void> {
    await this.ran();
    this.now = { name, versions: new Set() };
    this.stood.push(this.now);
  }

  /** Call right before leaving: code that cleans up runs later and does not count. */
  async left(): Promise<void> {
    for (const url of await this.ran()) this.note(url);
    this.now = undefined;
  }

  /** The mixed versions and the failed loads, as text. */
  faults(): string[] {
    const came = this.told.filter(({ outcome }) => outcome === 'ready');
    const failed = this.told.filter((load) => load.outcome !== 'ready' && !gaveUpWaiting(load));
    const turns = new Map<string, number>();
    const mixed = this.stood.flatMap(({ name, versions }) => {
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      const told = came.filter((beacon) => beacon.name === name)[turn]?.version;
      const ran = [...versions];
      const isOne = ran.length === 0 || (ran.length === 1 && (told === undefined || ran[0] === told));
      return isOne ? [] : [`${name} stood as ${told}, and ${ran.join(' and ')} ran`];
    });
    const words = failed.map(
      ({ name, version, outcome, reason }) => `${name} ${version}: ${outcome}, ${reason}`,
    );
    return [...mixed, ...words];
  }

  /** The number of reported loads, and how many of them exceeded the shell's timeout. */
  loads(): { all: number; tooSlow: number } {
    return { all: this.told.length, tooSlow: this.told.filter(gaveUpWaiting).length };
  }

  /** The number of screens whose own code ran while visible, to prove that the check has seen something. */
  seen(): number {
    return this.stood.filter(({ versions }) => versions.size > 0).length;
  }

  private hear(request: Request): void {
    if (request.url().endsWith(`${API_BASE}${API.remoteBeacons}`)) {
      this.told.push(request.postDataJSON() as RemoteBeacon);
      // Prefetched files are fetched without being evaluated.
    } else if (request.resourceType() !== 'fetch') this.note(request.url());
  }

  private note(url: string): void {
    const [, name, version] = FILE.exec(url) ?? [];
    if (version && name === this.now?.name) this.now?.versions.add(version);
  }

  /** The files with a function that has run since the last call. */
  private async ran(): Promise<string[]> {
    const { result } = await this.browser.send('Profiler.takePreciseCoverage');
    return result
      .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
      .map(({ url }) => url);
  }
}
