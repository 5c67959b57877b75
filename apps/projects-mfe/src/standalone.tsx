import { standalone } from '@taskloom/client/standalone';
import { ThemeProvider } from '@taskloom/ui';
import '@taskloom/ui/theme.css';
import declaration from '../remote.json';
import remote from './remote';
import { MAYA } from './sample/people';
import { sampleApi } from './sample/sample-api';

standalone(remote, { declaration, around: ThemeProvider, api: sampleApi(), user: MAYA });
