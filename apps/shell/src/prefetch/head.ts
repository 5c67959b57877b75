/** A script of its own in the page's head: sets the theme before the first paint and prefetches what the page needs. */
import '@taskloom/ui/theme-boot.js';
import { prefetchPage } from './prefetch-page';

prefetchPage();
