import { useState } from 'react';
import { chooseLanguage, useLanguage, type Language } from '@taskloom/client/texts';

/** The language of the page, or the one that is loading, and a function to choose another. */
export function useLanguageChoice() {
  const shown = useLanguage();
  const [coming, setComing] = useState<Language | null>(null);
  const [incomplete, setIncomplete] = useState(false);

  const choose = async (language: Language): Promise<void> => {
    setComing(language);
    setIncomplete(false);
    const complete = await chooseLanguage(language);
    setComing(null);
    setIncomplete(!complete);
  };
  return { language: coming ?? shown, isComing: coming !== null, incomplete, choose };
}
