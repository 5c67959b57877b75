import { useEffect } from 'react';
import { useTexts } from '../texts';
import { useProduct } from './use-product';

/** Sets the document's title. A screen may replace it later, such as with a project's title. */
export function useDocumentTitle(screen: string): void {
  const t = useTexts();
  const { name } = useProduct();
  useEffect(() => {
    document.title = t('app.title', { screen, product: name });
  }, [t, screen, name]);
}
