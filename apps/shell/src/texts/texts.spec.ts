import de from './de';
import { en } from './en';

const names = (sentence: string) => [...sentence.matchAll(/\{\{?\w+\}?\}/g)].map(([name]) => name).sort();

describe('The German catalogue', () => {
  it.each(Object.entries(en))('%s names the same values', (key, sentence) => {
    expect(names(de[key as keyof typeof de])).toEqual(names(sentence));
  });

  it('has no key that English lacks', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });
});
