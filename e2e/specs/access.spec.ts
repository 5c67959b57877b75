import { PLACES, VISITOR_PLACES } from '../commands/scenes.js';
import { expect, REFUSED_ANSWER, test } from '../commands/test.js';
import { axe, axeInTheDark, overflow, steady, walk, watchShifts, type Look } from '../commands/walk.js';
import { makeWorld, type World } from '../commands/world.js';
import { scaled } from '../installation/limits.js';

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'light' });
test.describe.configure({ timeout: scaled(600_000) });

let world: World;
test.beforeAll(async () => {
  world = await makeWorld();
});

/** In sequence, in the same state of the screen. */
const all =
  (...looks: Look[]): Look =>
  async (page, arriving) => {
    const complaints: string[] = [];
    for (const look of looks) complaints.push(...(await look(page, arriving)));
    return complaints;
  };

/** In a smaller window, for a moment. */
const resized =
  (size: { width: number; height: number }, look: Look): Look =>
  async (page, arriving) => {
    const before = page.viewportSize();
    await page.setViewportSize(size);
    let complaints: string[] = [];
    const complain = async () => (complaints = await look(page, arriving));
    // Charts measure their place after it has changed.
    await expect
      .poll(complain)
      .toEqual([])
      .catch(() => undefined);
    if (before) await page.setViewportSize(before);
    return complaints.map((complaint) => `${complaint} (${size.width} px)`);
  };

/** Without what opens on them: that takes four fifths of the time. */
const SCREENS_ALONE = PLACES.map((place) => ({ ...place, states: [] }));

const SIZES = [
  {
    width: 1440,
    height: 900,
    what: 'passes axe in both themes, nothing moves or scrolls sideways',
    look: all(steady, overflow, axe, axeInTheDark),
  },
  {
    width: 360,
    height: 740,
    what: 'passes axe, nothing moves or scrolls sideways, neither at 1280 px with a zoom of 400 %',
    look: all(steady, overflow, axe, resized({ width: 320, height: 256 }, overflow)),
  },
  { width: 768, height: 1024, what: 'nothing moves or scrolls sideways', look: all(steady, overflow) },
] as const;

for (const { width, height, what, look } of SIZES) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    const isShort = width === 1440;

    if (isShort)
      test(`every screen: ${what}`, async ({ page, signInAs }) => {
        await signInAs(world.admin);
        await watchShifts(page);
        expect(await walk(page, world, SCREENS_ALONE, look)).toEqual([]);
      });

    test(`every screen, dialog and menu: ${what}`, { tag: '@long' }, async ({ page, signInAs }) => {
      await signInAs(world.admin);
      await watchShifts(page);
      expect(await walk(page, world, PLACES, look)).toEqual([]);
    });

    test.describe('signed out', () => {
      test.use({ tolerated: REFUSED_ANSWER });

      test(`every screen: ${what}`, { tag: isShort ? [] : '@long' }, async ({ page }) => {
        await watchShifts(page);
        expect(await walk(page, world, VISITOR_PLACES, look)).toEqual([]);
      });
    });
  });
}
