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
