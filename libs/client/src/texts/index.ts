export { defineTexts } from './define-texts';
export type { Sources, Texts } from './define-texts';
export type { Catalogue, TextKey, Translate, Translation } from './catalogue';
export {
  LANGUAGES,
  chooseLanguage,
  chosenLanguage,
  currentLanguage,
  setLanguage,
  textsLoaded,
  useLanguage,
} from './language';
export type { Language } from './language';
