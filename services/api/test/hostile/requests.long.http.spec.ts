/** The same tests with three times as many random values (`runs`). */
import './requests.http.spec.js';
