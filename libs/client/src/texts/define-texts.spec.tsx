import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import { chooseLanguage, defineTexts, setLanguage, textsLoaded, type Translation } from './index';

const en = {
  heading: 'Dashboard',
  welcome: 'Welcome back, {{name}}!',
  members_one: '{{count}} member',
  members_other: '{{count}} members',
  only: 'Only in English',
} as const;

const german = {
  heading: 'Übersicht',
  welcome: 'Willkommen zurück, {{name}}!',
  members_one: '{{count}} Mitglied',
  members_other: '{{count}} Mitglieder',
};

const loadGerman = jest.fn(() => Promise.resolve({ default: german as Translation<typeof en> }));
const { useTexts, t } = defineTexts('sample', { en, de: () => loadGerman() });

const Heading = () => {
  const translate = useTexts();
  return <h1>{translate('heading')}</h1>;
};

afterEach(() => setLanguage('en'));

it('inserts values unchanged', () => {
  expect(t('welcome', { name: '<Maya> & {{co}}' })).toBe('Welcome back, <Maya> & {{co}}!');
});

it('formats numbers in the language', async () => {
  expect(t('members', { count: 12_345 })).toBe('12,345 members');
  await act(() => setLanguage('de'));
  expect(t('members', { count: 12_345 })).toMatch(/^12\.345 /);
  await act(() => setLanguage('en'));
});

it('selects the plural form by the count', () => {
  expect([0, 1, 2].map((count) => t('members', { count }))).toEqual(['0 members', '1 member', '2 members']);
});

it('has typed keys and values', () => {
  // @ts-expect-error: no such key
  t('missing');
  // @ts-expect-error: the sentence has a placeholder
  t('welcome');
  // @ts-expect-error: a plural needs its count
  t('members');
  // @ts-expect-error: no placeholder in this sentence
  t('heading', { name: 'Maya' });
  expect(t('heading')).toBe('Dashboard');
});

it('loads the second language when it is chosen, and renders again', async () => {
  render(<Heading />);
  expect(loadGerman).not.toHaveBeenCalled();
  await act(() => setLanguage('de'));
  expect(screen.getByRole('heading')).toHaveTextContent('Übersicht');
  expect(document.documentElement.lang).toBe('de');
});

it('falls back to English for a missing translation', async () => {
  await setLanguage('de');
  expect(t('only')).toBe('Only in English');
});

describe('a catalogue that is loaded later, such as that of a remote', () => {
  const lateTexts = () => {
    const drawn: string[] = [];
    let arrive = () => {};
    let fail = () => {};
    const de = new Promise<{ default: { a: string } }>((resolve, reject) => {
      arrive = () => resolve({ default: { a: 'Ä' } });
      fail = () => reject(new Error('offline'));
    });
    const load = jest.fn(() => Promise.resolve({ default: { a: 'Ä' } })).mockReturnValueOnce(de);
    const late = defineTexts('late', { en: { a: 'A' }, de: load });
    const Word = () => {
      const text = late.useTexts()('a');
      drawn.push(text);
      return <p>{text}</p>;
    };
    const Screen = () => (
      <Suspense fallback="Loading">
        <Word />
      </Suspense>
    );
    return { Screen, drawn, arrive, fail, t: late.t };
  };

  it('is never drawn in English first', async () => {
    await setLanguage('de');
    const { Screen, drawn, arrive } = lateTexts();
    await act(async () => render(<Screen />));
    expect(screen.getByText('Loading')).toBeVisible();
    await act(async () => arrive());
    await screen.findByText('Ä');
    expect(new Set(drawn)).toEqual(new Set(['Ä']));
  });

  it('can be awaited by code outside components', async () => {
    await setLanguage('de');
    const { arrive, t: word } = lateTexts();
    expect(word('a')).toBe('A');
    arrive();
    await textsLoaded();
    expect(word('a')).toBe('Ä');
  });

  it('is drawn in English when its texts cannot be loaded', async () => {
    await setLanguage('de');
    const { Screen, fail } = lateTexts();
    await act(async () => render(<Screen />));
    await act(async () => fail());
    await screen.findByText('A');
  });

  it('is drawn in English while its texts take too long, and in German once they arrive', async () => {
    await setLanguage('de');
    jest.useFakeTimers();
    const { Screen, arrive } = lateTexts();
    await act(async () => render(<Screen />));
    expect(screen.getByText('Loading')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('A')).toBeVisible();
    jest.useRealTimers();
    await act(async () => arrive());
    await screen.findByText('Ä');
  });
});

it('stays English with a warning when a language cannot be loaded, and retries at the next choice', async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: { a: 'Ä' } });
  const broken = defineTexts('broken', { en: { a: 'A' }, de: load });
  expect(await chooseLanguage('de')).toBe(false);
  expect(broken.t('a')).toBe('A');
  expect(await chooseLanguage('de')).toBe(true);
  expect(broken.t('a')).toBe('Ä');
});
