import { standalone } from '@taskloom/client/standalone';
import { ThemeProvider } from '@taskloom/ui';
import '@taskloom/ui/theme.css';
import remote from './remote';
import { ME, sampleApi } from './sample/sample-api';

standalone(remote, { around: ThemeProvider, user: ME, api: sampleApi() });
