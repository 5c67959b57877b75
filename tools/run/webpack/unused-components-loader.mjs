// @ts-check

/** A component's name for development tools, which is an effect to minifiers. */
const NAMED = /^(\w+)\.displayName = "\w+";$/gm;
const WRAPPED = /= (\w+\.(?:createContext|forwardRef|memo)\()/g;

/**
 * Lets webpack leave out unused components of a library that doesn't mark their wrappers as free of side effects.
 * @param {string} source
 */
export default (source) => source.replace(NAMED, '').replace(WRAPPED, '= /* @__PURE__ */ $1');
