const channel = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string | undefined): number => {
  const [, red, green, blue] = /^#(\w\w)(\w\w)(\w\w)$/.exec(colour ?? '') ?? [];
  if (!red || !green || !blue) throw new Error(`${colour} is not a hex colour`);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

/** The contrast ratio of two hex colours, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (one: string | undefined, other: string | undefined): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};
