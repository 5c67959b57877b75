import { foldText } from './fold-text.js';

describe('text that is compared', () => {
  it.each([
    ['Tomás', 'tomas'],
    ['ÜBER', 'uber'],
    ['Tomás'.normalize('NFD'), 'tomas'],
    ['\u0301', ''],
    ['a^b`c', 'a^b`c'],
    ['東京', '東京'],
  ])('%j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
