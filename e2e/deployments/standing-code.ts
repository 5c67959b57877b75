import type { CDPSession, Page, Request } from '@playwright/test';
import type { RemoteBeacon } from '@taskloom/contracts';
import { API, API_BASE } from '@taskloom/contracts';

const FILE = /\/r\/([^/]+)\/([^/]+)\//;

/** The shell's own patience, on a machine with more browsers than cores: the person gets the version before, which is looked at too. */
const gaveUpWaiting = ({ reason }: Told): boolean => /\bnot done within \d+ ms/.test(reason ?? '');

type Told = Pick<RemoteBeacon, 'name' | 'version' | 'outcome' | 'reason'>;

interface Standing {
  name: string;
  /** Whose files were asked for or whose functions ran since it stands. */
  versions: Set<string>;
}

/**
 * The rule that no page mixes versions: while a screen of a remote stands, whatever is asked for or runs of that remote (the
 * browser's own coverage tells) is of one version, and of the one that the shell tells of this load.
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

  /** A screen of this remote can be seen from now on, until {@link left}. */
  async stands(name: string): Promise<void> {
    await this.ran();
    this.now = { name, versions: new Set() };
    this.stood.push(this.now);
  }

  /** Just before it is left: what closes it runs later, and is not its own. */
  async left(): Promise<void> {
    for (const url of await this.ran()) this.note(url);
    this.now = undefined;
  }

  /** What was mixed, in words; loads that failed as well. */
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

  /** How many loads were told of, and how many of them the shell did not wait for. */
  loads(): { all: number; tooSlow: number } {
    return { all: this.told.length, tooSlow: this.told.filter(gaveUpWaiting).length };
  }

  /** How many screens had code of their own running while they stood: a rule that has seen nothing proves nothing. */
  seen(): number {
    return this.stood.filter(({ versions }) => versions.size > 0).length;
  }

  private hear(request: Request): void {
    if (request.url().endsWith(`${API_BASE}${API.remoteBeacons}`)) {
      this.told.push(request.postDataJSON() as RemoteBeacon);
    } else this.note(request.url());
  }

  private note(url: string): void {
    const [, name, version] = FILE.exec(url) ?? [];
    if (version && name === this.now?.name) this.now?.versions.add(version);
  }

  /** Files of which a function has run since this was asked last. */
  private async ran(): Promise<string[]> {
    const { result } = await this.browser.send('Profiler.takePreciseCoverage');
    return result
      .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
      .map(({ url }) => url);
  }
}
