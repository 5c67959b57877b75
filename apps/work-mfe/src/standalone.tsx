import { standalone } from '@taskloom/client/standalone';
import { ThemeProvider } from '@taskloom/ui';
import { KitProvider } from '@taskloom/ui/core';
import '@taskloom/ui/theme.css';
import type { ReactNode } from 'react';
import remote from './remote';
import { ME, sampleApi } from './sample/sample-api';

const Look = ({ children }: { children: ReactNode }) => (
  <ThemeProvider>
    <KitProvider>{children}</KitProvider>
  </ThemeProvider>
);

standalone(remote, { around: Look, user: ME, api: sampleApi() });
