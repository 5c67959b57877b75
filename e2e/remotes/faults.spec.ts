import type { Page } from '@playwright/test';
import { base } from '../commands/api.js';
import { scaled } from '../installation/limits.js';
import { FramePage } from '../pages/frame.page.js';
import { breakRemote, FAULTS, hangs, STAGES, type Fault, type Stage } from './faults.js';
import { TestRegistry } from './registry.js';
import { entryOf, stamp } from './stamped-build.js';
import { expect, given, test } from './test.js';

const REMOTES = {
  projects: { entry: 'Dashboard', heading: 'Dashboard' },
  calendar: { entry: 'Calendar', heading: 'Project Calendar' },
  team: { entry: 'Team Members', heading: 'Team Members' },
  search: { entry: 'Search', heading: 'Search' },
} as const;
type Name = keyof typeof REMOTES;
const NAMES = Object.keys(REMOTES) as Name[];

// A card is waited for twice, and a screen after each repair.
test.slow();

const isLong = process.env['TEST_LEVEL'] === 'long';

/**
 * Limits in milliseconds: from the load request to the error card or the fallback version for a fault that
 * fails at once and for one that hangs, and from the repair to the screen. Only the long level measures
 * times, because `npm test` runs beside other work.
 */
const [QUICK_MS, HANG_MS, HEALED_MS] = isLong ? [3_000, 10_000, 5_000] : [20_000, 20_000, 20_000];

interface Case {
  name: Name;
  fault: Fault;
  stage: Stage;
}

const all: Case[] = STAGES.flatMap((stage) =>
  FAULTS.flatMap((fault) => NAMES.map((name) => ({ name, fault, stage }))),
);

/** One for each stage of loading and each remote; the others are long. */
const GATE: Case[] = [
  { name: 'team', fault: '500', stage: 'entry' },
  { name: 'calendar', fault: 'bad hash', stage: 'chunk' },
  { name: 'search', fault: 'slow', stage: 'manifest' },
  { name: 'projects', fault: 'throws at evaluation', stage: 'entry' },
];
const isGate = ({ name, fault, stage }: Case): boolean =>
  GATE.some((each) => each.name === name && each.fault === fault && each.stage === stage);

/** Each fault at each stage, with the remotes in turn. */
const withFallback: Case[] = STAGES.flatMap((stage, row) =>
  FAULTS.map((fault, column) => ({ fault, stage, name: NAMES[(row + column) % NAMES.length] ?? 'team' })),
);

/** Opens a screen of the shell itself, with the session of a new person. */
const begin = async (page: Page): Promise<FramePage> => {
  await page.goto('/settings');
  const frame = new FramePage(page);
  await expect(frame.heading('Settings')).toBeVisible();
  return frame;
};

const limitOf = (fault: Fault): number => scaled(hangs(fault) ? HANG_MS : QUICK_MS);

for (const each of all) {
  const { name, fault, stage } = each;
  const title = `${fault} at the ${stage} of ${name}: shows a card, everything else works, Retry recovers`;
  test(title, { tag: isGate(each) ? [] : '@long' }, async ({ page, context, signInAs }) => {
    await signInAs(await given.user());
    const registry = await TestRegistry.of(context);
    const heal = await breakRemote({ context, origin: base(), entry: registry.entry(name), fault, stage });
    const frame = await begin(page);
    const card = page.getByRole('alert').filter({ hasText: 'Everything else keeps working' });
    const { entry, heading } = REMOTES[name];

    await frame.entry(entry).click();
    await expect(card).toBeVisible({ timeout: limitOf(fault) });
    for (const other of NAMES.filter((each) => each !== name)) {
      await frame.entry(REMOTES[other].entry).click();
      await expect(frame.heading(REMOTES[other].heading)).toBeVisible();
    }
    await frame.entry(entry).click();
    await expect(card).toBeVisible({ timeout: limitOf(fault) });
    await heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(frame.heading(heading)).toBeVisible({ timeout: scaled(HEALED_MS) });
  });
}

const OLD = '0.9.0-stamped';

/** The previous version, in the site beside the live one. */
test.beforeAll(async ({}, { parallelIndex }) => {
  const site = process.env['TASKLOOM_SITE'] ?? '';
  const answer = (await (await fetch(`${base()}/remotes.json`)).json()) as TestRegistry['answer'];
  for (const { name, version } of answer.remotes) stamp(site, name, version, `${OLD}.${parallelIndex}`);
});

for (const { name, fault, stage } of withFallback) {
  const title = `${fault} at the ${stage} of ${name}: the previous version runs instead`;
  const tag = fault === '404' && stage === 'chunk' ? [] : '@long';
  test(title, { tag }, async ({ page, context, signInAs }, { parallelIndex }) => {
    await signInAs(await given.user());
    const registry = await TestRegistry.of(context);
    const entry = registry.entry(name);
    const site = process.env['TASKLOOM_SITE'] ?? '';
    const version = `${OLD}.${parallelIndex}`;
    const { manifest, integrity, requires } = entryOf(site, name, version);
    Object.assign(entry, { fallbackVersion: version, fallback: { version, manifest, integrity, requires } });
    const heal = await breakRemote({ context, origin: base(), entry, fault, stage });
    const frame = await begin(page);

    await frame.entry(REMOTES[name].entry).click();
    await expect(frame.heading(REMOTES[name].heading)).toBeVisible({ timeout: limitOf(fault) });
    await expect(page.getByText(`This is version ${version}`)).toBeVisible();
    await heal();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This is version')).toBeHidden({ timeout: scaled(HEALED_MS) });
    await expect(frame.heading(REMOTES[name].heading)).toBeVisible();
  });
}
