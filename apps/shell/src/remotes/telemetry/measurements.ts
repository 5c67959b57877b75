/** Measurements of a page. They are loaded after the first screen. */
export { observeLongTasks } from './long-tasks';
export { createScreenVitals } from './screen-vitals';
