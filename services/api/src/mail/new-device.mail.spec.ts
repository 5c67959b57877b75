import { newDeviceMail } from './new-device.mail.js';

const frame = { product: 'Taskloom', linksTo: 'https://tasks.example.org' };
const at = '2026-11-24T22:10:30.000Z';

describe('newDeviceMail', () => {
  it('names device, network and time, and links to the sessions', () => {
    const { subject, text } = newDeviceMail(frame, {
      browser: 'Chrome',
      system: 'macOS',
      kind: 'desktop',
      place: '91.64.x.x',
      at,
    });
    expect(subject).toBe('New sign-in to Taskloom');
    expect(text).toContain('with Chrome on macOS from 91.64.x.x, on 2026-11-24 at 22:10 UTC.');
    expect(text).toContain('https://tasks.example.org/profile/security');
  });

  it('states that the browser is unknown', () => {
    const { text } = newDeviceMail(frame, { browser: null, system: null, kind: 'other', place: null, at });
    expect(text).toContain('with an unknown browser, on 2026-11-24');
  });
});
