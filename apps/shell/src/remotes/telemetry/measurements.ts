/** What measures a page. It is loaded after the first screen. */
export { observeLongTasks } from './long-tasks';
export { createScreenVitals } from './screen-vitals';
