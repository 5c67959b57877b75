import { displayName } from './display-name.js';

describe('the display name of a file', () => {
  it.each([
    ['report.pdf', 'report.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\me\\plan.docx', 'plan.docx'],
    ['two\r\nlines.txt', 'twolines.txt'],
    ['in\u202Egpj.exe', 'ingpj.exe'],
    ['nul\0byte.txt', 'nulbyte.txt'],
    ['  much   space .txt ', 'much space .txt'],
    ['Grüße 🎉.txt', 'Grüße 🎉.txt'],
    ['the %22final%22 plan.pdf', 'the "final" plan.pdf'],
    ['two%0D%0Alines.txt', 'twolines.txt'],
    ['100%25 of %E2%82%AC %2F %0a %2522.txt', '100%25 of %E2%82%AC %2F %0a %2522.txt'],
    ['%0A', 'file'],
    ['', 'file'],
    ['..', 'file'],
    ['/', 'file'],
    [undefined, 'file'],
  ])('of %j is %j', (sent, shown) => expect(displayName(sent)).toBe(shown));

  it('keeps its extension when it is cut', () => {
    const shown = displayName(`${'long '.repeat(80)}.pdf`);
    expect([...shown]).toHaveLength(255);
    expect(shown).toMatch(/\.pdf$/);
  });
});
