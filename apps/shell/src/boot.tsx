import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { STORAGE_KEYS } from '@taskloom/contracts';
import { browserStorage, createAppStore, initialiseSession } from '@taskloom/client';
import { ThemeProvider } from '@taskloom/ui/entry';
import { App } from './app';
import { fetchAhead } from './routes/fetch-ahead';
import { loadInside } from './routes/load-inside';

// A returning visitor needs it anyway: the code comes while the session is being looked at.
if (browserStorage().getItem(STORAGE_KEYS.token)) fetchAhead(loadInside);

const { store } = createAppStore();
const sessionReady = store.dispatch(initialiseSession());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <ThemeProvider>
      <Provider store={store}>
        <App sessionReady={sessionReady} />
      </Provider>
    </ThemeProvider>,
  );
}
