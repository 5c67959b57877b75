import type { CDPSession, Page, Request } from '@playwright/test';
import type { RemoteReport } from '@taskloom/contracts';
import { API, API_BASE } from '@taskloom/contracts';

const FILE = /\/r\/([^/]+)\/([^/]+)\//;

/**
 * The shell's own timeout, hit on a machine with more browsers than cores. The person gets the previous
 * version, which is checked too.
 */
const timedOut = ({ reason }: Beacon): boolean => /\bnot done within \d+ ms/.test(reason ?? '');

/** A measurement of the page's speed, not a failure: a machine with more browsers than cores is slow. */
const isSlow = ({ outcome }: Beacon): boolean => outcome === 'long-task';

type Beacon = Pick<RemoteReport, 'name' | 'version' | 'outcome' | 'reason'>;

interface Visible {
  name: string;
  /** The versions whose files were requested or whose functions ran while the screen was visible. */
  versions: Set<string>;
}

/**
 * Checks that no page mixes versions: while a screen of a remote is visible, every file requested and every
 * function run of that remote (from the browser's coverage) belongs to one version, the one that the shell
 * reports for this load.
 */
export class RunningCode {
  private readonly screens: Visible[] = [];
  private readonly beacons: Beacon[] = [];
  private now?: Visible;

  private constructor(private readonly browser: CDPSession) {}

  static async of(page: Page): Promise<RunningCode> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Profiler.enable');
    await browser.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    const code = new RunningCode(browser);
    page.on('request', (request) => code.onRequest(request));
    return code;
  }

  /** Call when a screen of this remote is visible, until {@link left}. */
  async entered(name: string): Promise<void> {
    await this.ran();
    this.now = { name, versions: new Set() };
    this.screens.push(this.now);
  }

  /** Call right before leaving: code that cleans up runs later and does not count. */
  async left(): Promise<void> {
    for (const url of await this.ran()) this.note(url);
    this.now = undefined;
  }

  /** The mixed versions and the failed loads, as text. */
  faults(): string[] {
    const ready = this.beacons.filter(({ outcome }) => outcome === 'ready');
    const failed = this.beacons.filter(
      (load) => load.outcome !== 'ready' && !timedOut(load) && !isSlow(load),
    );
    const turns = new Map<string, number>();
    const mixed = this.screens.flatMap(({ name, versions }) => {
      const turn = turns.get(name) ?? 0;
      turns.set(name, turn + 1);
      const reported = ready.filter((beacon) => beacon.name === name)[turn]?.version;
      const ran = [...versions];
      const isOne = ran.length === 0 || (ran.length === 1 && (reported === undefined || ran[0] === reported));
      return isOne ? [] : [`${name} was reported as ${reported}, but ${ran.join(' and ')} ran`];
    });
    const words = failed.map(
      ({ name, version, outcome, reason }) => `${name} ${version}: ${outcome}, ${reason}`,
    );
    return [...mixed, ...words];
  }

  /** The number of reported loads, and how many of them exceeded the shell's timeout. */
  loads(): { all: number; tooSlow: number } {
    return { all: this.beacons.length, tooSlow: this.beacons.filter(timedOut).length };
  }

  /** The number of screens whose own code ran while visible, to prove that the check has seen something. */
  seen(): number {
    return this.screens.filter(({ versions }) => versions.size > 0).length;
  }

  private onRequest(request: Request): void {
    if (request.url().endsWith(`${API_BASE}${API.remoteBeacons}`)) {
      const report = request.postDataJSON() as RemoteReport;
      if (report.outcome !== 'vitals') this.beacons.push(report);
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
