/** Apple's keyboards say ⌘ where others say Ctrl. */
const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that open the command palette, as they stand on this keyboard. */
export const paletteKeys = (): string[] => [isApple() ? '⌘' : 'Ctrl', 'K'];
