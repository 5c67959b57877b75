/** Runs in the page's head, alone and before everything else: the theme of the first frame, and what will be needed after it. */
import '@taskloom/ui/theme-boot.js';
import { prefetchPage } from './prefetch-page';

prefetchPage();
