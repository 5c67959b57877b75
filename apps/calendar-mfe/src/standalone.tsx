import { FakeApi, standalone } from '@taskloom/client/standalone';
import { API } from '@taskloom/contracts';
import { ThemeProvider } from '@taskloom/ui';
import '@taskloom/ui/theme.css';
import remote from './remote';
import { PROJECTS } from './sample/projects';

standalone(remote, { around: ThemeProvider, api: new FakeApi().on('GET', API.projects, PROJECTS) });
