import { FakeApi, standalone } from '@taskloom/client/standalone';
import { API, type CalendarAnswer } from '@taskloom/contracts';
import { ThemeProvider } from '@taskloom/ui';
import '@taskloom/ui/theme.css';
import declaration from '../remote.json';
import remote from './remote';
import { PROJECTS } from './sample/projects';

const TASKS: CalendarAnswer = { tasks: [], more: false, undated: [], moreUndated: false };
const api = new FakeApi().on('GET', API.projects, PROJECTS).on('GET', API.calendar, TASKS);

standalone(remote, { declaration, around: ThemeProvider, api });
