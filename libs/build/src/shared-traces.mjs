// @ts-check
/** A pattern that only this package's code contains, also when minified. React defines its internals; others read them. */
/** @type {Readonly<Record<string, RegExp>>} */
export const SHARED_TRACES = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=/,
  'react-dom': /_reactListening/,
  '@reduxjs/toolkit': /RTK_autoBatch/,
  '@taskloom/contracts/rtk': /session\/ended/,
  '@taskloom/client': /taskloom:look-of/,
  '@taskloom/client/router': /__reactRouterVersion/,
  antd: /iconPrefixCls/,
};
