/** Apple's keyboards say ⌘ where others say Ctrl. */
const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that open the command palette, as they stand on this keyboard; `control` is the word on keyboards of the language. */
export const paletteKeys = (control: string): string[] => [isApple() ? '⌘' : control, 'K'];
