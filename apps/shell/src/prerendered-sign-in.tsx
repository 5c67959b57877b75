import { prerender } from 'react-dom/static.edge';
import { Provider } from 'react-redux';
import { PRODUCT, SCREENS } from '@taskloom/contracts';
import { createAppStore } from '@taskloom/client';
import { MemoryAppRouter } from '@taskloom/client/router';
import LoginPage from './sign-in/login.page';
import { signInTexts } from './sign-in/texts';
import { t } from './texts';

/** Runs during the build: the sign-in page as HTML, with the default name of the product. */
export default async function renderSignIn() {
  const { store } = createAppStore();
  const { prelude } = await prerender(
    <Provider store={store}>
      <MemoryAppRouter route={SCREENS.login}>
        <LoginPage />
      </MemoryAppRouter>
    </Provider>,
  );
  return {
    html: await new Response(prelude).text(),
    title: t('app.title', { screen: signInTexts('login.screen'), product: PRODUCT.name }),
    busy: signInTexts('login.busy'),
    failed: t('app.partFailedText'),
  };
}
