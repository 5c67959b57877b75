/** The same tests with 5,000 edits instead of 800. */
import './edits.http.spec.js';
