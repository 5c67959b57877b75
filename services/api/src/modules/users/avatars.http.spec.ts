import { readFileSync } from 'node:fs';
import { HUES } from '@taskloom/contracts';
import { refusal, useApi } from '../../../test/index.js';

const { anonymous } = useApi();

describe('GET /avatars/initials.svg', () => {
  it('draws the initials for anyone, and may be cached', async () => {
    const { status, headers, text } = await anonymous.get('/avatars/initials.svg?seed=Ada%20King%20Lovelace');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(headers['cache-control']).toMatch(/max-age=\d+/);
    expect(text).toContain('>AK<');
  });

  it.each([
    ['Émile Zola', 'ÉZ'],
    ['Жанна Орлова', 'ЖО'],
    ['مريم علي', 'مع'],
    ['李 小龙', '李小'],
    ['👩 Ada', '👩A'],
  ])('draws the initials of %s', async (name, letters) => {
    const { text } = await anonymous.get(`/avatars/initials.svg?seed=${encodeURIComponent(name)}`);
    expect(text).toContain(`>${letters}</text>`);
  });

  it("draws the seed 'User' without a name", async () => {
    const { text } = await anonymous.get('/avatars/initials.svg');
    expect(text).toContain('>U<');
    expect((await anonymous.get('/avatars/initials.svg?seed=')).text).toBe(text);
  });

  it('has the same background for everyone', async () => {
    const backgrounds = async (seed: string) => {
      const { text } = await anonymous.get(`/avatars/initials.svg?seed=${seed}`);
      return [...text.matchAll(/<rect[^>]*fill="(#\w{6})"/g)].map(([, colour]) => colour);
    };
    expect(await backgrounds('Ada')).toEqual(['#d8d7e8']);
    expect(await backgrounds('Bob')).toEqual(['#d8d7e8']);
  });

  it("has the person's colour of the screens if the address contains it, and refuses others", async () => {
    const tokens = JSON.parse(
      readFileSync(new URL('../../../../../libs/ui/src/theme/tokens.json', import.meta.url), 'utf8'),
    ).light.taskloom as Record<string, string>;
    for (const hue of HUES) {
      const token = `hue${hue[0]?.toUpperCase()}${hue.slice(1)}`;
      const { text } = await anonymous.get(`/avatars/initials.svg?seed=Ada&hue=${hue}`);
      expect([hue, text]).toEqual([hue, expect.stringContaining(`fill="${tokens[`${token}Bg`]}"`)]);
      expect([hue, text]).toEqual([hue, expect.stringContaining(`fill="${tokens[`${token}Text`]}"`)]);
    }
    expect(await anonymous.get('/avatars/initials.svg?seed=Ada&hue=pink')).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  });

  it('escapes markup, and cannot run scripts', async () => {
    const { headers, text } = await anonymous.get('/avatars/initials.svg?seed=%3Cscript%3E%20%22%3E');
    expect(text).not.toMatch(/<script|onload/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it.each(['%00', 'x'.repeat(201)])('refuses the seed %.10s', async (seed) => {
    expect(await anonymous.get(`/avatars/initials.svg?seed=${seed}`)).toMatchObject(
      refusal(400, 'VALIDATION_FAILED'),
    );
  });
});
