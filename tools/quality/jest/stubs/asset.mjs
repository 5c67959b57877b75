// @ts-check
/** A style sheet, font or picture in a test. */
export default 'asset';
