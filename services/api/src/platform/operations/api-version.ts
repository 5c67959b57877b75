/** Semantic version of the API; a test holds it equal to the package's. Minor versions only add. */
export const API_VERSION = '1.0.0';
