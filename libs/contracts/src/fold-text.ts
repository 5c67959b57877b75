/**
 * Lower case without accents, as every search compares text: `tomas` finds `Tomás`. A combining accent alone becomes nothing.
 * @example
 * foldText('Tomás').includes('tomas'); // true
 */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
