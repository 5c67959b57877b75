// @ts-check
/**
 * jsdom has no layout, so the real one would never draw its children. CommonJS, because nivo's own CommonJS build
 * takes what `require` answers as the component.
 *
 * @param {{ children: (size: { width: number, height: number }) => unknown }} props
 */
function AutoSizer({ children }) {
  return children({ width: 800, height: 300 });
}

module.exports = AutoSizer;
