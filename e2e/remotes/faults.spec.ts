import type { Page } from '@playwright/test';
import { base } from '../commands/api.js';
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

const isLong = process.env['TASKLOOM_REMOTES'] === 'all';

/**
 * Limits in milliseconds: from the load request to the error card or the fallback version for a fault that
 * fails at once and for one that hangs, and from the repair to the screen. Only the long form measures times;
 * the short one runs beside other work, so its limits are generous.
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

/** Twelve cases that cover every fault, every stage and every remote; a different selection each day. */
const dozen = (day: number): Case[] =>
  FAULTS.map((fault, index) => ({
    fault,
    stage: STAGES[(index + day) % STAGES.length] ?? 'entry',
    name: NAMES[(Math.floor(index / STAGES.length) + day) % NAMES.length] ?? 'calendar',
  }));

const today = Math.floor(Date.now() / 86_400_000);
const cases = isLong ? all : dozen(today);

/** Opens a screen of the shell itself, with the session of a new person. */
const begin = async (page: Page): Promise<FramePage> => {
  await page.goto('/settings');
  const frame = new FramePage(page);
  await expect(frame.heading('Settings')).toBeVisible();
  return frame;
};

const limitOf = (fault: Fault): number => (hangs(fault) ? HANG_MS : QUICK_MS);

for (const { name, fault, stage } of cases) {
  test(`${fault} at the ${stage} of ${name}: shows a card, everything else works, Retry recovers`, async ({
    page,
    context,
    signInAs,
  }) => {
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
    await expect(frame.heading(heading)).toBeVisible({ timeout: HEALED_MS });
  });
}

const OLD = '0.9.0-stamped';

/** The previous version, in the site beside the live one. */
test.beforeAll(async ({}, { parallelIndex }) => {
  const site = process.env['TASKLOOM_SITE'] ?? '';
  const answer = (await (await fetch(`${base()}/remotes.json`)).json()) as TestRegistry['answer'];
  for (const { name, version } of answer.remotes) stamp(site, name, version, `${OLD}.${parallelIndex}`);
});

const withFallback = isLong
  ? all.filter(({ name }) => name === NAMES[today % NAMES.length])
  : dozen(today + 1).slice(0, 4);

for (const { name, fault, stage } of withFallback) {
  test(`${fault} at the ${stage} of ${name}: the previous version runs instead`, async ({
    page,
    context,
    signInAs,
  }, { parallelIndex }) => {
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
    await expect(page.getByText('This is version')).toBeHidden({ timeout: HEALED_MS });
    await expect(frame.heading(REMOTES[name].heading)).toBeVisible();
  });
}
