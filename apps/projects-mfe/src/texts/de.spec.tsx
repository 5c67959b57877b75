import { setLanguage } from '@taskloom/client/texts';
import { act, render, screen } from '@testing-library/react';
import { useTexts } from './all';
import de from './de';
import { en } from './en';

const values = (sentence: string) => [...sentence.matchAll(/{{\w+}}/g)].map(([value]) => value).sort();

it.each(Object.entries(en))('%s has the same placeholders in German', (key, sentence) => {
  expect(values(de[key as keyof typeof de])).toEqual(values(sentence));
});

it('has no additional keys', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});

it('is used when the person chooses German', async () => {
  const Heading = () => <h1>{useTexts()('dashboard')}</h1>;
  render(<Heading />);
  await act(() => setLanguage('de'));
  expect(screen.getByRole('heading', { name: 'Übersicht' })).toBeVisible();
  await act(() => setLanguage('en'));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
