import { createRoot } from 'react-dom/client';
import { createAppStore } from '@taskloom/client';
import { ThemeProvider, FullScreenLoading } from '@taskloom/ui';
import { Provider } from 'react-redux';

const { store } = createAppStore();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <ThemeProvider>
      <Provider store={store}>
        <FullScreenLoading />
      </Provider>
    </ThemeProvider>,
  );
