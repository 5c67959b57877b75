/** The same tests with three times as many random values (`runs`). */
import './tokens.http.spec.js';
