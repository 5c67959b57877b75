import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kebab, variablesCss } from '../../scripts/variables.mjs';
import { CONTRAST_PAIRS } from '../test/contrast-pairs';
import { contrast } from '../test/contrast';
import tokens from './tokens.json';

const css = readFileSync(join(__dirname, 'variables.css'), 'utf8');
const names = (theme: typeof tokens.light | typeof tokens.dark): string[] => [
  ...Object.keys(theme.antd),
  ...Object.keys(theme.taskloom),
  ...Object.entries(theme.components).flatMap(([part, values]) =>
    Object.keys(values).map((name) => `${part}.${name}`),
  ),
];

describe('the style sheet of variables', () => {
  it('equals the output of the generator', () => {
    expect(css).toBe(variablesCss(tokens));
  });

  it('spells names as antd does', () => {
    expect(['fontSizeSM', 'borderRadiusXS', 'fontSizeHeading1', 'colorBgTextHover'].map(kebab)).toEqual([
      'font-size-sm',
      'border-radius-xs',
      'font-size-heading-1',
      'color-bg-text-hover',
    ]);
  });

  it("writes antd's tokens as --ant-… and ours as --tl-…, with units for lengths", () => {
    expect(css).toContain('--ant-control-height: 36px;');
    expect(css).toContain('--ant-line-height: 1.4286;');
    expect(css).toContain('--tl-badge-blue-text: #1d4ed8;');
    expect(css).toContain('--tl-side-nav-width: 240px;');
    expect(css).toContain('--tl-z-toast: 1200;');
  });
});

describe('the two themes', () => {
  it('define the same names', () => {
    expect(names(tokens.dark)).toEqual(names(tokens.light));
  });

  it.each(['light', 'dark'] as const)('keep every pair of the contrast table readable in %s', (theme) => {
    const colours: Record<string, string> = { ...tokens[theme].antd, ...tokens[theme].taskloom };
    const tooWeak = CONTRAST_PAIRS.flatMap(([least, front, grounds]) =>
      grounds
        .map((ground) => ({ front, ground, least, ratio: contrast(colours[front], colours[ground]) }))
        .filter(({ ratio }) => ratio < least),
    );
    expect(tooWeak).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'keep the track of a switch distinguishable from its background and from its selected part in %s',
    (theme) => {
      const { antd, components } = tokens[theme];
      const { trackBg, itemSelectedBg } = components.Segmented;
      for (const ground of [antd.colorBgContainer, antd.colorBgElevated, antd.colorBgLayout, itemSelectedBg])
        expect(contrast(trackBg, ground)).toBeGreaterThan(1.12);
    },
  );
});

describe('the contrast formula', () => {
  it('gives the two ends of the scale', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#777777', '#777777')).toBe(1);
  });

  it('rejects a value that is not a colour', () => {
    expect(() => contrast('var(--x)', '#ffffff')).toThrow('not a hex colour');
  });
});
