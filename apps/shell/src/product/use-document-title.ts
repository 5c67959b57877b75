import { useEffect } from 'react';
import { useTexts } from '../texts';
import { useProduct } from './use-product';

/** Names the screen in the browser's tab. A screen that knows better (a project's title) may write its own later. */
export function useDocumentTitle(screen: string): void {
  const t = useTexts();
  const { name } = useProduct();
  useEffect(() => {
    document.title = t('app.title', { screen, product: name });
  }, [t, screen, name]);
}
