/** Texts that strain a layout: very long, emoji, right to left. */
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(6).slice(0, 200);
export const HARD_TITLES = [LONG_WORD, '🚀🦊 Launch 👩‍👩‍👧‍👦', 'مرحبا بالعالم'];

/** A number of items, the extreme titles first. */
export const titles = (count: number): string[] => [
  ...HARD_TITLES,
  ...Array.from({ length: count - HARD_TITLES.length }, (_, at) => `Number ${at + HARD_TITLES.length + 1}`),
];
