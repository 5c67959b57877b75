// @ts-check
/**
 * Replaces the real AutoSizer, which would render no children without a layout. CommonJS, because nivo's CommonJS build
 * uses the result of `require` as the component.
 *
 * @param {{ children: (size: { width: number, height: number }) => unknown }} props
 */
function AutoSizer({ children }) {
  return children({ width: 800, height: 300 });
}

module.exports = AutoSizer;
