/** Semantic version of the API; a test compares it with the package's. Minor versions only add. */
export const API_VERSION = '1.0.0';
