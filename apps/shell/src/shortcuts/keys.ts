/** Apple's keyboards have ⌘ instead of Ctrl. */
const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that open the command palette, as labelled on this keyboard; `control` is the label in the language of the page. */
export const paletteKeys = (control: string): string[] => [isApple() ? '⌘' : control, 'K'];
