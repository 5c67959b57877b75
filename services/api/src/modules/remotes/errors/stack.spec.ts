import { fingerprintOf, framesIn } from './stack.js';

const FILE = '/r/reports/1.0.0/assets/main.js';

it.each([
  ['Chromium', `at draw (https://tasks.example${FILE}:1:204)`, 'draw'],
  ['Chromium, a method', `    at async Chart.draw (${FILE}:1:204)`, 'Chart.draw'],
  ['Chromium, no name', `at ${FILE}:1:204`, null],
  ['Firefox', `draw@https://tasks.example${FILE}:1:204`, 'draw'],
  ['Safari, no name', `@${FILE}:1:204`, null],
])('a frame of %s: %s', (_browser, line, name) => {
  expect(framesIn(`TypeError: x is not a function\n${line}`)).toEqual([
    { name, file: FILE, line: 1, column: 204 },
  ]);
});

it('leaves out lines without a position, too long ones, and frames after the tenth', () => {
  expect(framesIn('at <anonymous>\nat native code\n\n')).toEqual([]);
  expect(framesIn(`at ${'x'.repeat(300)}:1:2`)).toEqual([]);
  expect(framesIn(`at ${FILE}:1:2\n`.repeat(30))).toHaveLength(10);
});

describe('two errors count as one', () => {
  const stack = `at draw (${FILE}:1:204)`;

  it('with the same message and first position, whatever numbers the message contains', () => {
    expect(fingerprintOf('Row 17 of 20 is empty', `${stack}\nat open (${FILE}:1:9)`)).toBe(
      fingerprintOf('Row 4 of 9 is empty', stack),
    );
  });

  it.each([
    ['another message', 'Column is empty', stack],
    ['another position', 'Row is empty', `at draw (${FILE}:1:205)`],
    ['no stack', 'Row is empty', ''],
  ])('but not with %s', (_difference, message, other) => {
    expect(fingerprintOf(message, other)).not.toBe(fingerprintOf('Row is empty', stack));
  });
});
