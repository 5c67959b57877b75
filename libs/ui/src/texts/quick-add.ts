/** Texts of quick add, which are loaded with it. */
const en = {
  recognised: 'Recognised',
  putBack: (word: string) => `Keep ${word} in the title`,
  syntax: '@person !priority #label, a day at the end',
};

const de: typeof en = {
  recognised: 'Erkannt',
  putBack: (word) => `${word} im Titel lassen`,
  syntax: '@Person !Priorität #Label, ein Tag am Ende',
};

/** In the language of the document. */
export const quickAddTexts = (): typeof en => (document.documentElement.lang === 'de' ? de : en);
