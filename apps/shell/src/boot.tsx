import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { STORAGE_KEYS } from '@taskloom/contracts';
import { browserStorage, createAppStore, initialiseSession } from '@taskloom/client';
import { ThemeProvider } from '@taskloom/ui/entry';
import { App } from './app';
import { loadInside } from './inside/load-inside';
import { loadSignIn } from './sign-in/load-sign-in';

const { store } = createAppStore();
const session = store.dispatch(initialiseSession());

// The code of the first screen loads while the session is being restored. If it fails to load, its route shows the error.
const loadScreen = browserStorage().getItem(STORAGE_KEYS.token) ? loadInside : loadSignIn;
const screen = loadScreen().catch(() => undefined);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeProvider>
      <Provider store={store}>
        <App ready={Promise.all([session, screen])} />
      </Provider>
    </ThemeProvider>,
  );
}
