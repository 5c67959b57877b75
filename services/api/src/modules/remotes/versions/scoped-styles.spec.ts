import { strayStyle } from './scoped-styles.js';

it.each([
  '.calendar-a { color: red }',
  '.calendar-a:hover > span, .calendar-a + .calendar-b { color: red }',
  '.calendar-a > * + * { color: red }',
  '[data-theme=dark] .calendar-a svg { color: red }',
  ':is(.calendar-a, .calendar-b) p { color: red }',
  '@media (max-width: 1px) { .calendar-a { color: red } }',
  '@keyframes calendar-in { from { opacity: 0 } 50% { opacity: 1 } }',
  '.calendar-a { &:hover { color: red } p { color: red } & > b { color: red } }',
  '@font-face { font-family: "calendar-digits"; src: url(x.woff2) }',
])('takes %s', (css) => {
  expect(strayStyle(css, 'calendar')).toBeUndefined();
});

it.each([
  ['body { color: red }', 'body'],
  ['* { color: red }', '*'],
  [':root { --ant-color-primary: red }', ':root'],
  ['.calendar-a, .team-b { color: red }', '.team-b'],
  ['.calendar { color: red }', '.calendar'],
  ['.calendar-a ~ * { color: red }', '.calendar-a ~ *'],
  ['body:has(.calendar-a) { color: red }', 'body:has(.calendar-a)'],
  ['body:not(.calendar-a) { color: red }', 'body:not(.calendar-a)'],
  [':is(.calendar-a, body) { color: red }', ':is(.calendar-a, body)'],
  ['[class^=".calendar-"] { color: red }', '[class^=".calendar-"]'],
  ['@media print { p { color: red } }', 'p'],
  ['.calendar-a { & + p { color: red } }', '& + p'],
  ['@import "https://elsewhere.example/a.css";', '@import'],
  ['@keyframes spin { to { opacity: 0 } }', '@keyframes spin'],
  ['@font-face { font-family: Inter; src: url(x.woff2) }', '@font-face Inter'],
])('refuses %s', (css, stray) => {
  expect(strayStyle(css, 'calendar')).toBe(stray);
});
