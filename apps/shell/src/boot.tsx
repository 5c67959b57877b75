import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { STORAGE_KEYS } from '@taskloom/contracts';
import { browserStorage, createAppStore, initialiseSession } from '@taskloom/client';
import { ThemeProvider } from '@taskloom/ui/entry';
import { App } from './app';
import { loadInside } from './inside/load-inside';

const { store } = createAppStore();
const session = store.dispatch(initialiseSession());

// A returning visitor needs it anyway: the code comes while the session is being looked at. Should it not come, its route tells.
const inside = browserStorage().getItem(STORAGE_KEYS.token) ? loadInside().catch(() => undefined) : undefined;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeProvider>
      <Provider store={store}>
        <App ready={Promise.all([session, inside])} />
      </Provider>
    </ThemeProvider>,
  );
}
