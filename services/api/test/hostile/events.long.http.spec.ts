/** The same tests with three times as many random values (`runs`). */
import './events.http.spec.js';
