// @ts-check
/** Replaces a style sheet, font or image in tests. */
export default 'asset';
