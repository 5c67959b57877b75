import { deviceOf, placeOf } from './device.js';

const CHROME_ON_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const SAFARI_ON_IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

it.each([
  [CHROME_ON_MAC, { browser: 'Chrome', system: 'macOS', kind: 'desktop' }],
  [SAFARI_ON_IPHONE, { browser: 'Safari', system: 'iOS', kind: 'mobile' }],
  ['curl/8.5.0', { browser: 'curl', system: null, kind: 'other' }],
  ['python-requests/2.31.0', { browser: 'python-requests', system: null, kind: 'other' }],
  ['node', { browser: 'Node.js', system: null, kind: 'other' }],
  ['constructor', { browser: 'constructor', system: null, kind: 'other' }],
  ['not a name', { browser: null, system: null, kind: 'other' }],
  ['', { browser: null, system: null, kind: 'other' }],
  [null, { browser: null, system: null, kind: 'other' }],
  ['<script>', { browser: null, system: null, kind: 'other' }],
])('names the device of %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});

it.each([
  ['91.64.12.7', '91.64.x.x'],
  ['2001:db8:1:2', '2001:db8:…'],
  ['::1', '::…'],
  [null, null],
])('shows only the network of %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
