import type { BrowserContext, Route } from '@playwright/test';
import type { ResolvedRemote } from '@taskloom/contracts';
import { sumOf } from './stamped-build.js';

export const STAGES = ['manifest', 'entry', 'chunk'] as const;
export type Stage = (typeof STAGES)[number];

/** How a server fails to respond. */
const NO_ANSWER = {
  '404': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  '500': (route: Route) => route.fulfill({ status: 500, body: 'Internal error' }),
  '503': (route: Route) => route.fulfill({ status: 503, body: 'Try later' }),
  reset: (route: Route) => route.abort('connectionreset'),
  'no server': (route: Route) => route.abort('connectionrefused'),
  slow: () => new Promise<void>(() => {}),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** Responses of a server instead of the file. */
const CHANGED = {
  HTML: () => '<!doctype html><title>Welcome</title>',
  empty: () => '',
  truncated: (text: string) => text.slice(0, text.length / 2),
  'bad hash': (text: string) => `${text} `,
} satisfies Record<string, (text: string) => string>;

/** Broken when built and published: the checksums match, but the code does not run. */
const PUBLISHED = {
  'throws at evaluation': (text: string, stage: Stage) =>
    stage === 'manifest' ? `${text}}` : `throw new Error('broken build');${text}`,
  'wrong global': (text: string) => text.replaceAll(/taskloom_\w+|taskloom-[\w.-]+/g, 'somebody_else'),
} satisfies Record<string, (text: string, stage: Stage) => string>;

export type Fault = keyof typeof NO_ANSWER | keyof typeof CHANGED | keyof typeof PUBLISHED;
export const FAULTS = [NO_ANSWER, CHANGED, PUBLISHED].flatMap((kind) => Object.keys(kind) as Fault[]);

const isIn = <T extends object>(fault: Fault, kind: T): fault is Fault & keyof T =>
  Object.hasOwn(kind, fault);

const isAt: Record<Stage, RegExp> = {
  manifest: /^mf-manifest\.json$/,
  entry: /^remote-entry\..*js$/,
  chunk: /^assets\/.*\.js$/,
};

export const hangs = (fault: Fault): boolean => fault === 'slow';

/** Publishes a broken build: the checksums in the response match the broken files. */
async function publishBroken(
  entry: ResolvedRemote,
  origin: string,
  stage: Stage,
  spoil: (text: string) => string,
) {
  const spoilt = new Map<string, string>();
  for (const file of Object.keys(entry.integrity ?? {}).filter((name) => isAt[stage].test(name))) {
    const text = spoil(await (await fetch(new URL(file, new URL(entry.manifest, origin)))).text());
    spoilt.set(file, text);
  }
  const sums = Object.fromEntries([...spoilt].map(([file, text]) => [file, sumOf(text)]));
  entry.integrity = { ...entry.integrity, ...sums };
  return spoilt;
}

interface Breaking {
  context: BrowserContext;
  origin: string;
  entry: ResolvedRemote;
  fault: Fault;
  stage: Stage;
}

/** Breaks one stage of one build for one browser. Returns the function that repairs it. */
export async function breakRemote({
  context,
  origin,
  entry,
  fault,
  stage,
}: Breaking): Promise<() => Promise<void>> {
  const before = entry.integrity;
  const folder = new URL('.', new URL(entry.manifest, origin)).href;
  const published = isIn(fault, PUBLISHED)
    ? await publishBroken(entry, origin, stage, (text) => PUBLISHED[fault](text, stage))
    : new Map<string, string>();
  const isBroken = (url: URL): boolean =>
    url.href.startsWith(folder) && isAt[stage].test(`${url.origin}${url.pathname}`.slice(folder.length));

  const answer = async (route: Route): Promise<void> => {
    if (isIn(fault, NO_ANSWER)) return NO_ANSWER[fault](route);
    const { origin: host, pathname } = new URL(route.request().url());
    const file = `${host}${pathname}`.slice(folder.length);
    const response = await route.fetch();
    const text = await response.text();
    const body = isIn(fault, CHANGED) ? CHANGED[fault](text) : (published.get(file) ?? text);
    await route.fulfill({ response, body });
  };
  await context.route(isBroken, answer);
  return async () => {
    entry.integrity = before;
    await context.unroute(isBroken, answer);
  };
}
