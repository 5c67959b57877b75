import type { DisplayPreferences } from '@taskloom/contracts';
import { useApi } from '../../../test/index.js';

const { as, given } = useApi();
const PATH = '/auth/me/preferences';
const DEFAULTS: DisplayPreferences = {
  charts: null,
  density: 'comfortable',
  projectOrder: 'updated',
  startPage: 'shown',
  learnedKeys: [],
};

describe('/auth/me/preferences', () => {
  it('has the defaults until the person chooses', async () => {
    expect(await as(await given.user()).get<DisplayPreferences>(PATH)).toMatchObject({
      status: 200,
      body: DEFAULTS,
    });
  });

  it('stores each choice separately, for this person only', async () => {
    const [ann, bob] = [await given.user(), await given.user()];
    await as(ann).patch(PATH, { charts: 'closed' });
    await as(ann).patch(PATH, { projectOrder: 'name' });
    expect(await as(ann).patch(PATH, { density: 'compact' })).toMatchObject({
      status: 200,
      body: { ...DEFAULTS, charts: 'closed', density: 'compact', projectOrder: 'name' },
    });
    expect((await as(ann).get(PATH)).body).toEqual({
      ...DEFAULTS,
      charts: 'closed',
      density: 'compact',
      projectOrder: 'name',
    });
    expect((await as(bob).get(PATH)).body).toEqual(DEFAULTS);
  });

  it('returns to the default with null, and changes nothing without a field', async () => {
    const ann = await given.user();
    await as(ann).patch(PATH, { charts: 'open', density: 'compact' });
    await as(ann).patch(PATH, { charts: null });
    expect((await as(ann).patch(PATH, {})).body).toEqual({ ...DEFAULTS, density: 'compact' });
  });

  it('stores that the start page is hidden, and which of its keys were pressed', async () => {
    const ann = await given.user();
    await as(ann).patch(PATH, { learnedKeys: ['palette'] });
    await as(ann).patch(PATH, { startPage: 'hidden' });
    await as(ann).patch(PATH, { learnedKeys: ['palette', 'help'] });
    expect((await as(ann).get(PATH)).body).toEqual({
      ...DEFAULTS,
      startPage: 'hidden',
      learnedKeys: ['palette', 'help'],
    });
  });

  it.each([
    [{ charts: 'half' }, 'Charts must be one of open, closed.'],
    [{ density: null }, 'Density must be one of comfortable, compact.'],
    [{ projectOrder: 'size' }, 'Order of projects must be one of updated, deadline, name, mine.'],
    [{ startPage: 'gone' }, 'Start page must be one of shown, hidden.'],
    [{ learnedKeys: ['q'] }, 'Learned keys must be some of palette, create, assign, dashboard, help.'],
    [
      { learnedKeys: ['help', 'help'] },
      'Learned keys must be some of palette, create, assign, dashboard, help.',
    ],
    [{ theme: 'dark' }, /theme/],
  ])('refuses %p', async (changes, message) => {
    const { status, body } = await as(await given.user()).patch<{ message: string }>(PATH, changes);
    expect(status).toBe(400);
    expect(body.message).toMatch(message);
  });
});
