import { FakeApi, standalone } from '@taskloom/client/standalone';
import { API } from '@taskloom/contracts';
import { ThemeProvider } from '@taskloom/ui';
import { KitProvider } from '@taskloom/ui/core';
import '@taskloom/ui/theme.css';
import type { ReactNode } from 'react';
import remote from './remote';
import { PROJECTS } from './sample/projects';

const Look = ({ children }: { children: ReactNode }) => (
  <ThemeProvider>
    <KitProvider>{children}</KitProvider>
  </ThemeProvider>
);

standalone(remote, { around: Look, api: new FakeApi().on('GET', API.projects, PROJECTS) });
