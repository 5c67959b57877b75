import fc from 'fast-check';
import { fileName } from './file-name.js';

it.each([
  ['report.pdf', '0007 report.pdf'],
  ['../../etc/passwd', '0007 .._.._etc_passwd'],
  ['C:\\boot.ini', '0007 C__boot.ini'],
  ['..', '0007 file'],
  ['notes. ', '0007 notes'],
  ['gpj\u202e.exe', '0007 gpj_.exe'],
])('names a file %j as %j', (name, expected) => {
  expect(fileName(7, name)).toBe(expected);
});

it('keeps the ending of a long name', () => {
  expect(fileName(7, `${'x'.repeat(300)}.pdf`)).toBe(`0007 ${'x'.repeat(50)}.pdf`);
});

it('never leaves its folder, and fits into every file system', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 255 }), (name) => {
      const made = fileName(1, name);
      expect(made).toMatch(/^0001 [^\\/]+$/);
      expect(Buffer.byteLength(made)).toBeLessThan(255);
    }),
  );
});
