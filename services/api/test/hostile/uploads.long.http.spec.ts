/** The same tests with three times as many random values (`runs`). */
import './uploads.http.spec.js';
