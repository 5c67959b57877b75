import { standalone } from '@taskloom/client/standalone';
import { ThemeProvider } from '@taskloom/ui';
import '@taskloom/ui/theme.css';
import remote from './remote';
import { MAYA } from './sample/people';
import { sampleApi } from './sample/sample-api';

standalone(remote, { around: ThemeProvider, api: sampleApi(), user: MAYA });
