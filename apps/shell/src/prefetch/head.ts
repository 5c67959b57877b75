/** The script in the page's head: sets the theme and the frame's shape before the first paint, prefetches what the page needs and starts it. */
import '@taskloom/ui/theme-boot.js';
import { prefetchPage } from './prefetch-page';
import { showPrerendered } from './prerendered';
import { startShell } from './start-shell';

prefetchPage();
if (!showPrerendered()) startShell();
